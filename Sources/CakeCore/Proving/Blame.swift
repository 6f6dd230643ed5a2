/// Which of some removals an error of the compiler may be about, by what it names.
///
/// That decides what is tried next, and never that a removal holds.
struct Blame {
  private let marks: [Proposal.Marks]
  /// What loses something, by the slices' numbers.
  private let slices: [Set<Int>]
  private let places: ErrorPlaces?

  init(_ proposals: [Proposal], _ places: ErrorPlaces? = nil) {
    marks = proposals.map(\.marks)
    slices = proposals.map { Set($0.terms.map(\.slice)) }
    self.places = places
  }

  /// What an error may be about.
  struct Verdict: Equatable {
    /// The numbers of the proposals that may be its cause.
    var suspects: Set<Int>
    /// Whether the error itself tells that it is this one: by its place, or by a slice and what that
    /// loses.
    var isCertain = false
  }

  /// What may be the cause of an error, of the proposals that can be; all of them where it names none.
  func verdict(on error: String, among all: Set<Int>) -> Verdict {
    let here = all.filter { number in marks[number].places.contains { error.hasPrefix($0) } }
    if here.count == 1 { return .init(suspects: here, isCertain: true) }
    let named = Self.names(in: error)
    // What stands where the error is goes before what it speaks of, a member before a type.
    let first = [
      here, all.filter { !marks[$0].members.isDisjoint(with: named) },
      all.filter { !marks[$0].protocols.isDisjoint(with: named) },
      all.filter { marks[$0].owners.contains { $0.isSubset(of: named) } },
    ].first { !$0.isEmpty }
    let suspects = first ?? all
    let closer = suspects.filter { number in
      marks[number].slices.contains { $0.isSubset(of: named) }
    }
    let likely = closer.isEmpty ? suspects : closer
    guard likely.count > 1, let near = places?.slices(near: error) else {
      let namesLoss = closer.contains {
        !named.isDisjoint(with: marks[$0].members.union(marks[$0].protocols))
      }
      return .init(suspects: likely, isCertain: likely.count == 1 && namesLoss)
    }
    let nearest = likely.filter { !slices[$0].isDisjoint(with: near) }
    return .init(suspects: nearest.isEmpty ? likely : nearest)
  }

  /// The identifiers that stand in an error's quotes.
  private static func names(in error: String) -> Set<String> {
    guard let text = error.firstRange(of: ": error: ").map({ error[$0.upperBound...] }) else {
      return []
    }
    let quotes = text.split(separator: "'", omittingEmptySubsequences: false)
    var names: Set<String> = []
    for (number, quote) in quotes.enumerated() where number % 2 == 1 {
      let parts = quote.split { !$0.isPartOfIdentifier }
      names.formUnion(parts.map(String.init))
    }
    return names
  }
}
