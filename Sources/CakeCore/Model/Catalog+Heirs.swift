extension Catalog {
  /// For each slice, the providers whose clauses name it: `protocol HasSun: Both`.
  func findHeirs() -> [Int: Set<Int>] {
    var found: [Int: Set<Int>] = [:]
    for (number, provider) in providers.enumerated() {
      for base in bases(of: provider.symbol) {
        let occurrence = facts.files[Int(base.file)].record.occurrences.base[Int(base.occurrence)]
        guard let slice = slice(at: base, occurrence) ?? sliceOf[base.base] else { continue }
        found[slice, default: []].insert(number)
      }
    }
    return found
  }
}
