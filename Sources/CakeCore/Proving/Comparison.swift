/// Whether a module means the same after a removal that it compiles after, and what has to be compiled
/// to tell.
final class Comparison {
  private let meanings: Meanings
  private let calls: Calls
  private let sites: ChoiceSites
  /// Whether calls are compared in every module.
  private let isOfAll: Bool
  /// The modules whose code as it is has been written.
  private var written: Set<Int> = []

  init(_ program: Program, _ library: IndexStoreLibrary, ofAllCalls isOfAll: Bool) {
    meanings = Meanings(program.facts, library)
    calls = Calls(program.facts)
    sites = ChoiceSites(program)
    self.isOfAll = isOfAll
  }

  /// Whether what a module calls has to be compared, too.
  func comparesCalls(of module: String, after losses: Losses) -> Bool {
    isOfAll || sites.isEverywhere || sites.modules.contains(module)
      || sites.hasMacros && losses.hasTraits
  }

  /// What checks a module and leaves what is to be compared.
  func commands(
    for work: Trial.Work, _ module: CompilePlan.Module, sources: [String], search: [String],
    in scratch: ProofFolder
  ) throws(ProofFailure) -> [[String]] {
    var commands = [
      module.checkCommand(sources: sources, search: search, store: scratch.store(work.verdict))
    ]
    guard work.comparesCalls else { return commands }
    commands.append(
      module.codeCommand(
        sources: sources, search: search, output: try scratch.code(work.verdict)))
    if !written.contains(work.module) {
      commands.append(
        module.codeCommand(
          sources: module.sources, search: [], output: try scratch.code(ofModule: work.module)))
    }
    return commands
  }

  /// What of a module means something else than before, in sentences.
  func changes(
    in module: CompilePlan.Module, _ work: Trial.Work, after edits: [Finding.Fix.Edit],
    in scratch: ProofFolder, _ package: String
  ) throws(ProofFailure) -> [String] {
    if work.comparesCalls { written.insert(work.module) }
    let change = meanings.change(
      in: module, store: scratch.store(work.verdict), after: edits, of: work.losses.protocols,
      package: package)
    if let change { return [change] }
    guard work.comparesCalls else { return [] }
    return calls.changes(
      from: try scratch.code(ofModule: work.module), to: try scratch.code(work.verdict),
      of: work.losses.protocols, package: package)
  }
}
