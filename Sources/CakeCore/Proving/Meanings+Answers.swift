/// Which members answer the requirements of a type's conformances.
extension Meanings {
  private struct Question: Hashable {
    /// Where the type or the extension stands that conforms.
    var place: Place
    /// What the requirement is called, without what a removal changes.
    var requirement: String
  }

  /// The first type that conforms by another member than before: of two defaults the one that asks
  /// for less answers where the other is no longer to be had, and a type's own method may come in
  /// for a default, or a default for it. A conformance that is gone is no such change.
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
    let places = conformingPlaces(in: record)
    for index in 0..<record.relations.count {
      let relation = record.relations.base[index]
      guard relation.role.contains(.overrideOf) else { continue }
      let occurrence = record.occurrences.base[Int(relation.occurrence)]
      // What an extension gives stands where the type conforms, and what stands in the type does not.
      let place =
        occurrence.roles.contains(.implicit)
        ? Place(line: occurrence.line, column: occurrence.column) : places[relation.occurrence]
      guard let place else { continue }
      let question = Question(place: place, requirement: names.text(text(relation.symbol)))
      found[question, default: []].insert(text(occurrence.symbol))
    }
    return found
  }

  /// By the definition of a member, where the type or the extension stands that it is in.
  private static func conformingPlaces(in record: RecordFacts) -> [Int32: Place] {
    var definitions: [Int32: Place] = [:]
    for position in 0..<record.definitions.count {
      let occurrence = record.occurrences.base[Int(record.definitions.base[position])]
      definitions[occurrence.symbol] = Place(line: occurrence.line, column: occurrence.column)
    }
    var found: [Int32: Place] = [:]
    for index in 0..<record.relations.count {
      let relation = record.relations.base[index]
      if relation.role.contains(.childOf) {
        found[relation.occurrence] = definitions[relation.symbol]
      }
    }
    return found
  }
}
