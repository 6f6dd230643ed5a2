/// The reading of a program in parts, several at a time. How many threads there are changes nothing:
/// the parts are the same, and so is the order in which they are put together.
extension FlowReader {
  func readInParts(jobs: Int) {
    let parts = facts.parts.map { _ in FlowReader(partOf: self) }
    SharedWork.forEach(Array(zip(parts, facts.parts)), jobs: jobs) { part, files in
      for file in files { part.read(file) }
    }
    guard !parts.isEmpty else { return }
    func home(of owner: Int32) -> Int {
      let file = owner < 0 ? -2 - owner : facts.symbols.base[Int(owner)].definitionFile
      return facts.part(with: max(0, Int(file)))
    }
    for (index, part) in parts.enumerated() {
      askedByAncestors.merge(part.askedByAncestors) { own, _ in own }
      for owner in part.units.keys.sorted() where home(of: owner) != index {
        parts[home(of: owner)].take(owner, from: part)
      }
    }
    var mentions = parts.map { _ in [Signatures.BodyMention]() }
    for mention in signatures.bodyMentions { mentions[home(of: mention.owner)].append(mention) }
    var signed = parts.map { _ in [Int32]() }
    for symbol in signatures.all.keys { signed[home(of: symbol)].append(symbol) }
    let sizes = facts.parts.map { $0.reduce(0) { $0 + facts.files[$1].record.occurrences.count } }
    // The longest first, so that no thread is left alone with it.
    let rest = parts.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
      .map { (parts[$0], mentions[$0], signed[$0]) }
    SharedWork.forEach(rest, jobs: jobs) { part, mentions, signed in
      part.askedByAncestors = askedByAncestors
      for mention in mentions { part.add(mention) }
      part.addSilentUnits(signed)
      for symbol in part.units.keys { part.addOwnSignature(symbol) }
      for symbol in part.units.keys.sorted() { part.scanEscapes(of: symbol) }
    }
    SharedWork.all(
      jobs: jobs,
      {
        self.units.reserveCapacity(parts.reduce(0) { $0 + $1.units.count })
        for part in parts { self.units.merge(part.units) { own, _ in own } }
      },
      {
        self.receivers.reserveCapacity(parts.reduce(0) { $0 + $1.receivers.count })
        for part in parts { self.take(restOf: part) }
      })
  }

  /// Takes over what another part has found of a declaration that is at home in this one.
  private func take(_ owner: Int32, from other: FlowReader) {
    guard let found = other.units.removeValue(forKey: owner) else { return }
    let unit = entry(owner)
    let shift = unit.demands.count
    unit.add(found)
    for (file, demands) in other.open.removeValue(forKey: owner) ?? [:] {
      open[owner, default: [:]][file, default: []] += demands.map { open in
        OpenDemand(
          demands: open.demands.lowerBound + shift..<open.demands.upperBound + shift,
          source: open.source)
      }
    }
    for (file, found) in other.members.removeValue(forKey: owner) ?? [:] {
      members[owner, default: [:]][file, default: []] += found
    }
  }

  private func take(restOf part: FlowReader) {
    members.merge(part.members) { own, _ in own }
    receivers.merge(part.receivers) { own, _ in own }
    joins += part.joins
    functions.merge(part.functions) { own, other in own.merging(other) { first, _ in first } }
  }
}
