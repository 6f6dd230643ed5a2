/// Nothing refers to the slice, or nothing but slices that nothing refers to.
enum UnusedSlice: Rule {
  static let id = RuleID.unusedSlice

  static func findings(in program: Program) -> [Finding] {
    program.unusedSlices.sorted().map { index in
      let slice = program.catalog.slices[index]
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "nothing refers to '\(program.shown(slice.symbol))'",
        location: slice.place, subject: [.slice: .name(slice.name)],
        fix: program.fixes.fix(removing: index))
    }
  }
}
