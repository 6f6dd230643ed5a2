/// A concrete type that conforms to providers.
struct Root {
  /// How a root comes to conform to a provider: named itself, or through a slice.
  struct Grant {
    var provider: Int
    /// The slice that brings it, or nil where the clause names the provider, or a superclass does.
    var slice: Int?
    var place: SourcePlace
    var file: Int
    /// Whether the clause belongs to this very type, not to a superclass.
    var isWritten: Bool
  }

  var symbol: Int32
  var name: String
  var module: String
  var place: SourcePlace
  var isOwn: Bool
  var kind: RootKind
  var grants: [Grant]
  var provides: Set<Int>
}

/// What a root is there for.
package enum RootKind: String, Codable, Sendable { case app, test, scope }
