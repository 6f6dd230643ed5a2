/// What one module shows others, as the compiler's `symbolgraph-extract` writes it down.
package struct SymbolGraph: Codable, Sendable {
  package struct Symbol: Codable, Sendable {
    struct Kind: Codable, Sendable { var identifier: String }
    struct Identifier: Codable, Sendable { var precise: String }
    struct Fragment: Codable, Sendable {
      var kind: String
      var spelling: String
      var preciseIdentifier: String?
    }
    struct Constraint: Codable, Sendable {
      var kind: String
      var lhs: String
      var rhs: String
    }
    struct Extension: Codable, Sendable {
      var extendedModule: String?
      var constraints: [Constraint]?
    }
    struct Availability: Codable, Sendable {
      struct Version: Codable, Sendable {
        var major: Int
        var minor: Int?
        var patch: Int?
      }
      var domain: String?
      var introduced: Version?
      var isUnconditionallyUnavailable: Bool?
      var isUnconditionallyDeprecated: Bool?
      var deprecated: Version?
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String
    var swiftExtension: Extension?
    var availability: [Availability]?

    var usr: String { identifier.precise }
    var name: String { pathComponents.last ?? "" }
    /// The declaration without body and documentation.
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
    /// The types that the declaration names.
    var namedTypes: [Fragment] {
      (declarationFragments ?? []).filter { $0.kind == "typeIdentifier" }
    }
  }

  struct Relationship: Codable, Sendable {
    var kind: String
    var source: String
    var target: String
  }

  struct Module: Codable, Sendable { var name: String }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]

  /// What is left for somebody who looks for protocols alone: a hundredth of the standard library's.
  package var ofProtocols: SymbolGraph {
    let kinds: Set = ["requirementOf", "defaultImplementationOf", "conformsTo"]
    let protocols = Set(
      symbols.lazy.filter { $0.kind.identifier == "swift.protocol" }.map(\.usr))
    let kept = relationships.filter { relationship in
      kinds.contains(relationship.kind)
        && (relationship.kind != "conformsTo" || protocols.contains(relationship.source))
    }
    let named = protocols.union(kept.map(\.source))
    var small = self
    small.relationships = kept
    small.symbols = symbols.filter {
      named.contains($0.usr) || $0.kind.identifier == "swift.enum.case"
    }
    return small
  }
}
