import ScreenInterface
import ShopsInterface

extension TestDependencies {
  /// In black and white, with a placeholder behind each marker and behind the profile.
  static func plain() -> TestDependencies {
    var dependencies = TestDependencies(style: .plain)
    dependencies.onMakeDetailsScreen = { Behind("details of \($0.id)") }
    dependencies.onMakeProfileScreen = { Behind("profile") }
    return dependencies
  }
}

/// What stands for all that the map leads to.
final class Behind: Screen {
  let name: String
  let help = ""

  init(_ name: String) {
    self.name = name
  }

  func text() -> String { name }
  func perform(_ command: Command) -> Step { .back }
}

extension Step {
  /// The name of what the step opens.
  var opened: String? {
    if case .open(let screen as Behind) = self { screen.name } else { nil }
  }
}
