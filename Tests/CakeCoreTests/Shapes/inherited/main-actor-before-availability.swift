// The attribute that puts the extension on the main actor stands before one with arguments.
@MainActor @available(swift 5.0) protocol HasTheme { var theme: Int { get } }
protocol HasCache { var cache: Int { get } }
@MainActor func redraw() {}

protocol ViewDependencies: HasTheme, HasCache {}
extension ViewDependencies {
  func draw() -> Int {
    redraw()
    return cache
  }
}
