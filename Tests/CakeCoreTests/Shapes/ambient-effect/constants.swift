// Static values of structures and enumerations are constants; not every `shared` is a singleton.
protocol HasName { var name: String { get } }
typealias Deps = HasName

struct Margins: Sendable {
  static let standard = Margins(top: 8)
  static let `default` = Margins(top: 4)
  var top: Int
}
enum Tab { case first, last; static let `default` = Tab.first }
final class Palette: Sendable {
  static let shared = 7
  static let standard: [Palette] = []
  static let blue = Palette()
  var current: Palette { self }
}

struct Model {
  let dependencies: any Deps
  func run() -> String {
    _ = (Margins.standard, Margins.default, Tab.default, Palette.shared, Palette.standard)
    _ = Palette.blue.current
    return dependencies.name
  }
}
