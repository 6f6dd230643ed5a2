/// The set that a feature needs: an alias of a composition, or a protocol that inherits providers.
///
/// Only the catalog that it belongs to changes it, until all slices are read.
final class Slice {
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

  let symbol: Int32
  let name: String
  let module: String
  let file: Int
  let isOwn: Bool
  let isProtocol: Bool
  let place: SourcePlace
  var terms: [Term] = []
  /// The composition's tokens, or a protocol's inheritance clause.
  var tokens: Range<Int>
  /// Every provider in it, through included slices as well.
  var needs: Set<Int> = []

  init(
    symbol: Int32, name: String, module: String, file: Int, isOwn: Bool, isProtocol: Bool,
    place: SourcePlace, tokens: Range<Int>
  ) {
    (self.symbol, self.name, self.module) = (symbol, name, module)
    (self.file, self.isOwn, self.isProtocol) = (file, isOwn, isProtocol)
    (self.place, self.tokens) = (place, tokens)
  }

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
