import CakeCore
import Foundation

/// `cake why NAME [PATH]`: who needs something, how it gets there, and why nothing was found.
struct WhyCommand: FactsCommand {
  var facts = FactsOptions()
  private var subject: String?
  private var path = "."
  private var slice: String?
  private var proof = ProofArguments()

  init() {}

  mutating func take(operand: String) {
    if subject == nil { subject = operand } else { path = operand }
  }

  static let name = "why"
  static let abstract = "Tell who needs a dependency, how it gets there, and what keeps it"
  static let operand = "NAME [PATH] [-- BUILD-ARGUMENT…]"
  static let operandLimit = 2

  static let options: [Option<WhyCommand>] =
    [
      .value(
        "--in", placeholder: "SLICE",
        help: "Tell it of this slice's need alone; who takes it will do"
      ) { (command, value) in command.slice = value },
      ProofArguments.off(in: \.proof),
    ] + readingOptions + [storeOption]

  static let discussion = """
    NAME is a provider, a slice, a consumer or a root, with its module and types before it or
    without: 'HasClock', 'Core.HasClock', 'Model.Services'; with '--in' a provider, or a slice that
    SLICE includes. PATH is the package's folder, by default the current one.

    For every need the answer follows what keeps it: a use, a value handed on, a value that goes
    where its type is not known, an error of the compiler's where a removal was tried and refused.
    The shortest way leads from a root to where it is used.
    exit code: 0 answered; 2 no such name, several of that name, or no facts to trust
    """

  func run() throws(ToolError) -> ExitStatus {
    guard let subject else { throw .usage(.operandMissing("NAME", of: Self.name)) }
    let place = try PackageFolder.find([path], needsManifest: facts.indexStore == nil)
    guard Supervision.isChild else {
      let builds = !facts.skipsBuild && facts.indexStore == nil
      let request = try facts.request(place.path)
      if builds { try FailedBuild.build(request, facts) }
      return try Supervision.run(
        Array(CommandLine.arguments.dropFirst()), rebuilding: builds ? request : nil,
        telling: facts)
    }
    Supervision.startClock()
    let answer: String
    let options: CheckOptions
    do { options = try facts.checkOptions(package: place.path) } catch { throw .check(error) }
    let proof = proof.options(options)
    if proof != nil { Interruption.putOff() }
    do throws(WhyError) {
      answer = try Why.answer(subject, in: slice, options, proof: proof, prefix: place.prefix)
    } catch {
      throw .why(error)
    }
    if let signal = Interruption.signal { throw .stopped(signal: signal) }
    try Output.report(answer)
    return .clean
  }
}
