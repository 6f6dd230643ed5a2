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
    do {
      var clock: PhaseClock?
      let facts = try FactsReader(options: options).read(&clock)
      program = Program(facts, patterns: options.providerPatterns)
      if !options.allowsNothing { try Emptiness.throwIfEmpty(program, options) }
    } catch { throw .check(error) }
    let subject: WhySubject
    do throws(WhyError) { subject = try WhySubject(name, in: slice, program) } catch {
      // Where facts are of other sources, names may be others too.
      do { try program.facts.throwIfUntrustworthy() } catch { throw .check(error) }
      throw error
    }
    var writer = AnswerWriter(program: program, findings: [])
    do {
      let (sifted, proved, _) = try ProofSession.sift(
        program, Sieve(program, options), proof, options, about: subject.question(writer))
      writer.findings = sifted.findings
      writer.hidden = sifted.hidden
      writer.kept = proved?.kept ?? []
      try program.facts.throwIfUntrustworthy()
    } catch { throw .check(error) }
    return subject.answers(by: writer).map { $0.text(prefix) }.joined(separator: "\n")
  }
}

/// Why there is no answer: exit code 2 each.
package enum WhyError: Error, Equatable, Sendable {
  case check(CakeError)
  case unknown(name: String, kind: String, known: [String])
  /// The program declares it, and it is nothing that there is an answer about.
  case other(OtherDeclaration)
  /// Each candidate with its kind and place.
  case ambiguous(name: String, candidates: [String])
  case notNeeded(provider: String, slice: String, needs: [String])
}
