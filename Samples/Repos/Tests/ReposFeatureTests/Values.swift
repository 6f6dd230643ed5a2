import Foundation
import GitHubInterface
import LayerCakeEffects
import LayerCakeTesting

extension TestDependencies {
  /// The app under test at one moment that is always the same.
  static var atSomeday: TestDependencies {
    var dependencies = TestDependencies()
    dependencies.date = .constant(.someday)
    return dependencies
  }
}

extension Date {
  /// A moment long past, so that an age counted from today is wrong by decades.
  static let someday = Date(timeIntervalSinceReferenceDate: 0)
}

extension Repo {
  /// A repository that was pushed to so many seconds before `someday`.
  static func named(_ name: String, pushed age: TimeInterval?, isArchived: Bool = false) -> Repo {
    Repo(
      name: name, isArchived: isArchived, pushedAt: age.map { .someday - $0 },
      url: URL(string: "https://github.com/bakery/\(name)")!)  // the tests' names need no escaping
  }
}
