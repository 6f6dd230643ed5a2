/// A single file with so many providers and features, for the compiler to check the types of.
struct TypeCheckProgram {
  /// How roots come to conform to all providers.
  enum Form: String, CaseIterable {
    case oneRoot = "one root"
    case layers = "one root of layers"
    case scopes = "a root with scopes"
    case severalRoots = "several roots"
    case none = "no root"
  }

  var providers: Int
  var features = 0
  var form: Form

  /// Providers of one layer, scope or root, where there are several.
  static let share = 100
  /// What a scope takes from its parent.
  private static let forwarded = 10

  var text: String {
    "final class Value: Sendable {}\n\n" + (0..<providers).map(provider).joined() + roots
      + (0..<features).map(feature).joined()
  }

  private func provider(_ index: Int) -> String {
    let text = "protocol HasValue\(index) { var value\(index): Value { get } }\n"
    guard form == .scopes, index < Self.share else { return text }
    return text + """
      extension HasValue\(index) where Self: DependencyScope, Parent: HasValue\(index) {
        var value\(index): Value { parent.value\(index) }
      }

      """
  }

  private var shares: [Range<Int>] {
    stride(from: 0, to: providers, by: Self.share).map { $0..<min($0 + Self.share, providers) }
  }

  private var roots: String {
    switch form {
    case .none: ""
    case .oneRoot: root("AppDependencies", 0..<providers)
    case .severalRoots:
      shares.enumerated().map { root("Area\($0)Dependencies", $1) }.joined()
    case .scopes: scopes
    case .layers: layers
    }
  }

  private func root(_ name: String, _ own: Range<Int>) -> String {
    "\nstruct \(name): \(clause(own)) {\n\(values(own))}\n"
  }

  private func clause(_ range: Range<Int>) -> String {
    range.map { "HasValue\($0)" }.joined(separator: " & ")
  }

  private func values(_ range: Range<Int>) -> String {
    range.map { "  let value\($0) = Value()\n" }.joined()
  }

  private var scopes: String {
    var text =
      "\nprotocol DependencyScope {\n  associatedtype Parent\n  var parent: Parent { get }\n}\n"
    text += root("AppDependencies", shares[0])
    for (index, own) in shares.enumerated().dropFirst() {
      text += "\nstruct Area\(index)Dependencies: DependencyScope, "
      text += "\(clause(own)) & \(clause(0..<Self.forwarded)) {\n"
      text += "  let parent: AppDependencies\n\(values(own))}\n"
    }
    return text
  }

  private var layers: String {
    var text = ""
    for (index, own) in shares.enumerated() {
      text +=
        "\nprotocol Layer\(index): \(own.map { "HasValue\($0)" }.joined(separator: ", ")) {}\n"
      text += "extension Layer\(index) {\n"
      text += own.map { "  var value\($0): Value { Value() }\n" }.joined() + "}\n"
    }
    let names = shares.indices.map { "Layer\($0)" }.joined(separator: " & ")
    return text + "\nstruct AppDependencies: \(names) {}\n"
  }

  private func feature(_ index: Int) -> String {
    let needs = Set([index, index * 7 + 1, index * 13 + 2].map { $0 % providers }).sorted()
    let slice = needs.map { "HasValue\($0)" }.joined(separator: " & ")
    return """

      typealias Feature\(index)Dependencies = \(slice)
      final class Feature\(index) {
        let dependencies: any Feature\(index)Dependencies
        init(dependencies: any Feature\(index)Dependencies) { self.dependencies = dependencies }
        func run() -> [Value] { [\(needs.map { "dependencies.value\($0)" }.joined(separator: ", "))] }
      }
      extension AppDependencies {
        func makeFeature\(index)() -> Feature\(index) { Feature\(index)(dependencies: self) }
      }

      """
  }
}
