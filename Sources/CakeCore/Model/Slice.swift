/// The set that a feature needs: an alias of a composition, or a protocol that inherits providers.
struct Slice {
  struct Term {
    enum Target: Hashable {
      case provider(Int)
      case slice(Int)
      /// `Sendable`, a class, an empty protocol.
      case other(Int32)
    }
    var target: Target
    var place: SourcePlace
    /// The tokens of the term in the slice's file.
    var tokens: Range<Int>
  }

  var symbol: Int32
  var name: String
  var module: String
  var file: Int
  var isOwn: Bool
  var isProtocol: Bool
  var place: SourcePlace
  var terms: [Term]
  /// The composition's tokens, or a protocol's inheritance clause.
  var tokens: Range<Int>
  /// Every provider in it, through included slices as well.
  var needs: Set<Int> = []

  /// The providers that it names itself, in the order written.
  var namedProviders: [(provider: Int, term: Term)] {
    terms.compactMap { term in
      if case .provider(let provider) = term.target { return (provider, term) }
      return nil
    }
  }

  var includedSlices: [Int] {
    terms.compactMap { term in
      if case .slice(let slice) = term.target { return slice }
      return nil
    }
  }
}
