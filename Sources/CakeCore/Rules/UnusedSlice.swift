/// Nothing refers to the slice, or nothing but slices that nothing refers to.
enum UnusedSlice: Rule {
  static let id = RuleID.unusedSlice

  static func findings(in program: Program) -> [Finding] {
    unused(in: program).sorted().map { index in
      let slice = program.catalog.slices[index]
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "nothing refers to '\(program.facts.name(slice.symbol))'",
        location: slice.place, subject: [.slice: .name(slice.name)])
    }
  }

  static func unused(in program: Program) -> Set<Int> {
    let catalog = program.catalog
    var referrers = References(program).referrers()
    for index in catalog.slices.indices where catalog.slices[index].isOwn {
      if program.text.mayBeReferred(index) { referrers[index].isUsed = true }
    }
    var used = Set(catalog.slices.indices.filter { referrers[$0].isUsed })
    var pending = Array(used)
    while let next = pending.popLast() {
      for other in catalog.slices.indices where referrers[other].slices.contains(next) {
        if used.insert(other).inserted { pending.append(other) }
      }
    }
    return Set(catalog.slices.indices.filter { !used.contains($0) && catalog.slices[$0].isOwn })
  }
}

/// Who refers to each slice: other slices in their composition, or anything else.
struct References {
  struct Referrers {
    var isUsed = false
    var slices: Set<Int> = []
  }

  private let program: Program
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func referrers() -> [Referrers] {
    var found = Array(repeating: Referrers(), count: catalog.slices.count)
    for (index, slice) in catalog.slices.enumerated() {
      for other in slice.includedSlices { found[other].slices.insert(index) }
      if isWitness(slice) { found[index].isUsed = true }
    }
    for file in catalog.files(with: Set(catalog.sliceOf.keys)) { read(file, &found) }
    return found
  }

  private func read(_ file: Int, _ found: inout [Referrers]) {
    let record = facts.files[file].record
    for index in 0..<record.occurrences.count {
      let occurrence = record.occurrences.base[index]
      guard occurrence.roles.contains(.reference),
        let slice = catalog.sliceOf[facts.files[file].numbers.base[Int(occurrence.symbol)]]
      else { continue }
      let place = SourcePlace(
        file: facts.files[file].path, line: Int(occurrence.line), column: Int(occurrence.column))
      let isTerm = catalog.slices.contains { other in
        other.file == file && other.terms.contains { $0.place == place }
      }
      if !isTerm { found[slice].isUsed = true }
    }
  }

  /// Whether an alias inside a type gives a protocol's associated type its meaning.
  private func isWitness(_ slice: Slice) -> Bool {
    let parent = facts.nominalParent(slice.symbol)
    guard parent >= 0 else { return false }
    let name = facts.name(slice.symbol)
    var protocols: Set<Int32> = []
    for base in catalog.bases(of: parent) {
      protocols.formUnion(catalog.inheritedProtocols(base.base))
    }
    for number in 0..<facts.symbols.count {
      let symbol = facts.symbols.base[number]
      if symbol.subkind == Subkind.associatedType, facts.name(Int32(number)) == name,
        protocols.contains(facts.extendedOrSelf(symbol.parent))
      {
        return true
      }
    }
    return protocols.contains { !facts.isDefined($0) && facts.name($0) != "Sendable" }
  }
}
