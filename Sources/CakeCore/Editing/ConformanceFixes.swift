/// The edits that take conformances out of the inheritance clauses of roots, each alone as well as all
/// together.
struct ConformanceFixes {
  private let program: Program
  /// The first token of what goes, by file.
  private var gone: [Int: Set<Int>] = [:]

  init(_ program: Program, removing grants: [Root.Grant]) {
    self.program = program
    for grant in grants {
      let source = program.facts.source(grant.file)
      guard let token = source.token(at: grant.place) else {
        continue
      }
      gone[grant.file, default: []].insert(token)
    }
  }

  /// What removes a conformance; nil where the clause is unusual.
  func fix(removing grant: Root.Grant) -> Finding.Fix? {
    let source = program.facts.source(grant.file)
    let lines = LineTable(source.bytes)
    guard let token = source.token(at: grant.place),
      let cuts = source.cuts(conformanceAt: token, among: gone[grant.file] ?? [], lines)
    else { return nil }
    return Finding.Fix(
      applicability: .safe,
      edits: cuts.map { .init(cutting: $0, of: grant.place.file, lines) })
  }
}
