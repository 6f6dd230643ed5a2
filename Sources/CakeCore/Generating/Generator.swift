/// Writes doubles, roots and forwarding from what the compiler knows.
package enum Generator {
  /// Throws where nothing can be written, or where the facts are not those of the sources.
  ///
  /// - Parameter isPartial: Whether some modules did not build: the tests that wait for this.
  package static func generate(
    _ request: GenerateRequest, _ options: CheckOptions, isPartial: Bool, _ tools: GenerateTools
  ) throws(GenerateError) -> GeneratedText {
    let program: Program
    do throws(CakeError) {
      var options = options
      options.isPartial = isPartial
      var clock: PhaseClock?
      let facts = try FactsReader(options: options).read(&clock)
      program = Program(facts, patterns: options.providerPatterns)
      if request.interfaces.isEmpty, !options.allowsNothing {
        try Emptiness.throwIfEmpty(program, options)
      }
    } catch { throw .check(error) }
    var generation = Generation(program, request, tools)
    return try generation.run()
  }
}
