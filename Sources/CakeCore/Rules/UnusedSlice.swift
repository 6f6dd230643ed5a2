/// Nothing refers to the slice, or nothing but slices that nothing refers to.
enum UnusedSlice: Rule {
  static let id = RuleID.unusedSlice

  static func findings(in program: Program) -> [Finding] {
    unused(in: program).sorted().map { index in
      let slice = program.catalog.slices[index]
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "nothing refers to '\(program.shown(slice.symbol))'",
        location: slice.place, subject: [.slice: .name(slice.name)],
        fix: program.fixes.fix(removing: index))
    }
  }

  static func unused(in program: Program) -> Set<Int> {
    let catalog = program.catalog
    var referrers = References(program).referrers()
    for index in catalog.slices.indices where catalog.slices[index].isOwn {
      if program.text.mayBeReferred(index)
        || program.isKept(id, at: catalog.slices[index].place)
      {
        referrers[index].isUsed = true
      }
    }
    var included: [[Int]] = Array(repeating: [], count: referrers.count)
    for (index, referrer) in referrers.enumerated() {
      for slice in referrer.slices { included[slice].append(index) }
    }
    var used = Set(catalog.slices.indices.filter { referrers[$0].isUsed })
    var pending = Array(used)
    while let next = pending.popLast() {
      for other in included[next] where used.insert(other).inserted { pending.append(other) }
    }
    return Set(
      catalog.slices.indices.filter { index in
        !used.contains(index) && catalog.slices[index].isOwn
          && !Visibility.isOpenToOthers(catalog.slices[index].symbol, program)
      })
  }
}
