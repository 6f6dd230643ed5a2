/// Finds out which of some changes can stay, where not all of them can.
package enum Settling {
  /// The changes that work together, as many as can be found by halving.
  ///
  /// A change that only works beside another is tried again once the other stays. Where all work,
  /// that is one call; where one of `n` does not, about two for each halving.
  package static func largest<Change, Failure: Error>(
    of changes: [Change], works: ([Change]) throws(Failure) -> Bool
  ) throws(Failure) -> [Change] {
    guard !changes.isEmpty else { return [] }
    var kept: [Change] = []
    var open = changes
    while true {
      var refused: [Change] = []
      let before = kept.count
      try settle(open, &kept, &refused, works)
      guard kept.count > before, !refused.isEmpty else { return kept }
      open = refused
    }
  }

  private static func settle<Change, Failure: Error>(
    _ changes: [Change], _ kept: inout [Change], _ refused: inout [Change],
    _ works: ([Change]) throws(Failure) -> Bool
  ) throws(Failure) {
    if try works(kept + changes) {
      kept += changes
    } else if changes.count == 1 {
      refused += changes
    } else {
      let middle = changes.count / 2
      try settle(Array(changes[..<middle]), &kept, &refused, works)
      try settle(Array(changes[middle...]), &kept, &refused, works)
    }
  }
}
