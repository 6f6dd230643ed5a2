extension Program {
  /// The program that a store tells of, for those who ask it things; throws where the facts are not
  /// those of the sources.
  static func read(_ options: CheckOptions) throws(CakeError) -> Program {
    var clock: PhaseClock?
    let facts = try FactsReader(options: options).read(&clock)
    let program = Program(facts, patterns: options.providerPatterns)
    try facts.throwIfUntrustworthy()
    return program
  }
}
