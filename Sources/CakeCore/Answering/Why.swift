/// Answers why something is needed, and why there is no finding about it.
package enum Why {
  /// The answer about one name, as text.
  ///
  /// With a slice's name, the answer is about that slice's need alone. With a proof it says what the
  /// compiler keeps, instead of what it was asked for.
  ///
  /// - Parameter prefix: What to put before paths, so that they lead there from elsewhere.
  package static func answer(
    _ name: String, in slice: String?, _ options: CheckOptions, proof: ProofOptions? = nil,
    prefix: String = ""
  ) throws(WhyError) -> String {
    let program: Program
    let (sifted, proved): (ProofSession.Sifted, Report.Proof?)
    do {
      var clock: PhaseClock?
      let facts = try FactsReader(options: options).read(&clock)
      program = Program(facts, patterns: options.providerPatterns)
      (sifted, proved, _) = try ProofSession.sift(
        program, Sieve(program, options), proof, options)
      try facts.throwIfUntrustworthy()
    } catch { throw .check(error) }
    let names = Names(program)
    let writer = AnswerWriter(
      program: program, findings: sifted.findings, hidden: sifted.hidden,
      kept: proved?.kept ?? [])
    guard let slice else {
      return try names.find(name).map { writer.answer(about: $0).text(prefix) }.joined(
        separator: "\n")
    }
    let found = try (names.find(name, .provider), names.find(slice, .slice))
    var text: [String] = []
    for case .provider(let provider) in found.0.flatMap(\.meanings) {
      for case .slice(let slice) in found.1.flatMap(\.meanings) {
        guard let answer = writer.answer(about: provider, in: slice) else {
          throw .notNeeded(
            provider: program.catalog.providers[provider].name,
            slice: program.catalog.slices[slice].name,
            needs: program.catalog.slices[slice].needs
              .map { program.catalog.providers[$0].name }.sorted())
        }
        text.append(answer.text(prefix))
      }
    }
    return text.joined(separator: "\n")
  }
}

/// Why there is no answer: exit code 2 each.
package enum WhyError: Error, Equatable, Sendable {
  case check(CakeError)
  case unknown(name: String, kind: String, known: [String])
  /// Each candidate with its kind and place.
  case ambiguous(name: String, candidates: [String])
  case notNeeded(provider: String, slice: String, needs: [String])
}
