/// The frontend's calls in place of the driver's.
///
/// All that a driver does for a proof is to start the frontend, and it takes longer for it than the
/// frontend takes to start. It is asked once for all modules that have the same arguments.
struct FrontendCalls {
  private let compiler: ProofCompiler
  private let folder: String
  /// What the frontend is called with, without a module's name and sources; by the driver's call.
  private var known: [[String]: [String]?] = [:]

  init(_ compiler: ProofCompiler, folder: String) {
    self.compiler = compiler
    self.folder = folder
  }

  /// The module with the frontend to start; as it is where the driver does more than start that.
  mutating func direct(_ module: CompilePlan.Module) -> CompilePlan.Module {
    guard !module.isFrontend, let source = module.sources.first else { return module }
    let call = module.compiler + module.arguments
    let words: [String]?
    if let answer = known[call] {
      words = answer
    } else {
      words = ask(module, source)
      known[call] = .some(words)
    }
    guard let words else { return module }
    var direct = module
    direct.compiler = Array(words.prefix(2))
    direct.arguments = Array(words.dropFirst(2))
    return direct
  }

  private func ask(_ module: CompilePlan.Module, _ source: String) -> [String]? {
    let question = module.typeCheck(of: [source], with: ["-wmo", "-driver-print-jobs"])
    guard case .exited(0, let output) = compiler.run(question, folder) else { return nil }
    let lines = output.split(separator: "\n")
    // A word in quotes is a path that nobody has to take apart: the driver can.
    guard lines.count == 1, !lines[0].contains(where: "'\"\\".contains) else { return nil }
    var words = lines[0].split(separator: " ").map(String.init)
    guard words.dropFirst().first == "-frontend",
      words.removeOne(["-typecheck"]), words.removeOne([source]),
      words.removeOne(["-module-name", module.name])
    else { return nil }
    return words
  }
}

extension [String] {
  /// Takes neighbours away; false where they stand nowhere or more than once.
  fileprivate mutating func removeOne(_ words: [String]) -> Bool {
    guard let range = firstRange(of: words) else { return false }
    removeSubrange(range)
    return firstRange(of: words) == nil
  }
}
