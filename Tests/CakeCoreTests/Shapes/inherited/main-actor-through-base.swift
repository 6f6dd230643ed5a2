// The main actor comes from a protocol that the unread provider inherits.
@MainActor protocol Visible {}
protocol HasTheme: Visible { var theme: Int { get } }
protocol HasCache { var cache: Int { get } }
@MainActor func redraw() {}

protocol ViewDependencies: HasTheme, HasCache {}
extension ViewDependencies {
  func draw() -> Int {
    redraw()
    return cache
  }
}
