import Glibc
/// The whole check as one call: reads the facts, builds the model, runs the rules.
package enum Check {
  /// Throws where it could not run or its facts are not those of the sources.
  package static func run(_ options: CheckOptions) throws(CakeError) -> Report {
    let facts = try FactsReader(options: options).read()
    let program = Program(facts, patterns: options.providerPatterns)
    if let x = getenv("CAKE_DEBUG"), x[0] != 0 {
      for (node, map) in program.liveness.reasons.sorted(by: { $0.key < $1.key }) {
        let n = program.catalog.isSlice(node) ? program.catalog.slices[node.number].name : program.catalog.roots[node.number - program.catalog.slices.count].name
        for (p, r) in map.sorted(by: { $0.key < $1.key }) { print("LIVE", n, program.catalog.providers[p].name, r) }
      }
      for (u, unit) in program.flow.units.sorted(by: { $0.key < $1.key }) { print("UNIT", u, u >= 0 ? facts.qualifiedName(u) : "", unit) }
      for (s, sig) in program.flow.signatures.all.sorted(by: { $0.key < $1.key }) { print("SIG", s, facts.qualifiedName(s), sig) }
    }
    let findings = Rules.findings(in: program, severities: options.severities)
    try facts.throwIfUnreadable()
    return ReportBuilder(program: program).report(findings)
  }
}
