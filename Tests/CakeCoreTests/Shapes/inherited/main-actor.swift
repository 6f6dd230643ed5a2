// The unread provider puts the slice's extension on the main actor.
@MainActor protocol HasTheme { var theme: Int { get } }
protocol HasCache { var cache: Int { get } }
@MainActor func redraw() {}

protocol ViewDependencies: HasTheme, HasCache {}
extension ViewDependencies {
  func draw() -> Int {
    redraw()
    return cache
  }
}
