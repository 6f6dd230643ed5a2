// A structure called shared that is another each time, and some that are not.
protocol HasName { var name: String { get } }
typealias Deps = HasName

struct Session {
  static var shared: Session { Session() }
  var number = 1
}
struct Style {
  static var current: Self { Self() }
  var number = 1
}
struct Kept: Sendable {
  private static let one = Kept()
  static var shared: Kept { one }
  var number = 1
}
struct Given {
  static var shared: Given { Given(number: Kept.shared.number) }
  var number: Int
}

struct Model {
  let dependencies: any Deps
  func run() -> Int {
    _ = dependencies.name
    let made = Session.shared.number + Style.current.number
    let given = Given.shared.number  // expect: ambient-effect Given.shared
    return made + given + Kept.shared.number  // expect: ambient-effect Kept.shared
  }
}
