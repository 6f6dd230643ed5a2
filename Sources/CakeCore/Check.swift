/// The whole check as one call: reads the facts, builds the model, runs the rules.
package enum Check {
  package static func run(_ options: CheckOptions) throws(CakeError) -> Report {
    Report(
      extent: .init(modules: 0, files: 0, occurrences: 0), providers: [], slices: [],
      consumers: [], roots: [], findings: [], needs: 0)
  }
}
