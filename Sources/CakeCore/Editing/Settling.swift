/// Finds out which of some changes can stay, where not all of them can.
package enum Settling {
  /// How an attempt at several changes ends.
  package enum End {
    case works
    /// For each reason that it gives, the numbers of the changes that may be the cause; and those that
    /// one of them names beyond doubt.
    case fails(blaming: [Set<Int>], certainly: Set<Int> = [])
  }

  /// The changes that work together, as many as can be found by halving.
  ///
  /// A change that only works beside another is tried again once the other stays. Where all work,
  /// that is one call; where one of `n` does not, about two for each halving.
  package static func largest<Change, Failure: Error>(
    of changes: [Change], works: ([Change]) throws(Failure) -> Bool
  ) throws(Failure) -> [Change] {
    let kept = try largest(of: changes.count) { numbers throws(Failure) in
      try works(numbers.map { changes[$0] }) ? .works : .fails(blaming: [])
    }
    return kept.map { changes[$0] }
  }

  /// The numbers of the changes that work together, where a failure tells what caused it.
  ///
  /// What alone is to blame for a reason is left out, and the others are tried without it: where each
  /// failure names all its causes, that takes three calls. Where none does, it is halving. What is not
  /// named beyond doubt is out only once it was tried without anything else that has to go.
  package static func largest<Failure: Error>(
    of count: Int, attempt: ([Int]) throws(Failure) -> End
  ) throws(Failure) -> [Int] {
    guard count > 0 else { return [] }
    var kept: [Int] = []
    var open = Array(0..<count)
    var isRetry = false
    while true {
      var refused: [Int] = []
      let before = kept.count
      try settle(open, isRetry, &kept, &refused, attempt)
      guard kept.count > before, !refused.isEmpty else { return kept }
      open = refused
      isRetry = true
    }
  }

  private static func settle<Failure: Error>(
    _ changes: [Int], _ isRetry: Bool, _ kept: inout [Int], _ refused: inout [Int],
    _ attempt: ([Int]) throws(Failure) -> End
  ) throws(Failure) {
    guard !changes.isEmpty else { return }
    guard case .fails(let blaming, let named) = try attempt(kept + changes) else {
      kept += changes
      return
    }
    guard changes.count > 1 else {
      refused += changes
      return
    }
    let reasons = blaming.map { $0.intersection(changes) }
    var causes = reasons.filter { $0.count == 1 }.reduce(into: Set<Int>()) { $0.formUnion($1) }
    // Of several, the others stay.
    let left = zip(blaming, reasons).filter { $0.count > 1 && $1.count == 1 }.flatMap(\.1)
    let certain = named.union(left)
    // Where all are blamed, what is not certain is tried without what is.
    if causes.count == changes.count { causes.formIntersection(certain) }
    if !causes.isEmpty {
      let before = refused.count
      try settle(changes.filter { !causes.contains($0) }, isRetry, &kept, &refused, attempt)
      var blamed = changes.filter(causes.contains)
      // Of others that can't stay either it may come that they are blamed, but not both times.
      if refused.count == before || isRetry {
        refused += blamed.filter(certain.contains)
        blamed.removeAll(where: certain.contains)
      }
      try settle(blamed, isRetry, &kept, &refused, attempt)
      return
    }
    let later =
      laterHalf(of: reasons.filter { $0.count > 1 }) ?? Set(changes[(changes.count / 2)...])
    try settle(changes.filter { !later.contains($0) }, isRetry, &kept, &refused, attempt)
    try settle(changes.filter(later.contains), isRetry, &kept, &refused, attempt)
  }

  /// Half of what may be the cause, of each reason that has nothing in common with another: one of its
  /// causes at least can't stay, and so all are searched at the same time.
  private static func laterHalf(of reasons: [Set<Int>]) -> Set<Int>? {
    var seen: Set<Int> = []
    var later: Set<Int> = []
    for reason in reasons.sorted(by: { $0.count < $1.count }) where reason.isDisjoint(with: seen) {
      seen.formUnion(reason)
      later.formUnion(reason.sorted().dropFirst(reason.count / 2))
    }
    return later.isEmpty ? nil : later
  }
}
