/// Which members of extensions answer the requirements of a type's conformances.
extension Meanings {
  private struct Question: Hashable {
    var place: Place
    /// What the requirement is called, without what a removal changes.
    var requirement: String
  }

  /// The first type that conforms by another member than before: of two defaults the one that asks
  /// for less answers where the other is no longer to be had. A conformance that is gone is no such
  /// change.
  func otherAnswer(_ old: RecordFacts?, _ new: RecordFacts?, _ names: MeaningText) -> Place? {
    let before = Self.answers(in: old, names)
    guard !before.isEmpty else { return nil }
    let after = Self.answers(in: new, names)
    return before.first { question, answer in
      after[question].map { !areSame(answer, $0, names) } ?? false
    }?.key.place
  }

  private static func answers(
    in record: RecordFacts?, _ names: MeaningText
  ) -> [Question: Set<String>] {
    guard let record else { return [:] }
    var found: [Question: Set<String>] = [:]
    let text = { (symbol: Int32) in
      String(decoding: record.usr(of: Int(symbol)), as: UTF8.self)
    }
    for index in 0..<record.relations.count {
      let relation = record.relations.base[index]
      let occurrence = record.occurrences.base[Int(relation.occurrence)]
      // What stands in the type is what it is.
      guard relation.role.contains(.overrideOf), occurrence.roles.contains(.implicit) else {
        continue
      }
      let question = Question(
        place: Place(line: occurrence.line, column: occurrence.column),
        requirement: names.text(text(relation.symbol)))
      found[question, default: []].insert(text(occurrence.symbol))
    }
    return found
  }
}
