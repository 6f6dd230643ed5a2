import Foundation

/// Tries removals by running a build command on a copy of the package.
///
/// What the command depends on besides is not known, so no verdict of it is kept; nor is it known
/// what names mean afterwards, so nothing is tried that an overload keeps.
final class CommandTrials: TrialRunner {
  private let options: ProofOptions
  private let command: String
  private let package: String
  private let slices: SliceEdits
  private let files = ProofFiles()
  private let scratch: ProofFolder
  private let copy: String
  private let end: ContinuousClock.Instant
  /// The files that differ from the package's, by their paths there.
  private var edited: [String: [UInt8]] = [:]
  private var isBegun = false
  private(set) var compilations = 0
  var isDoubtful = false

  init(_ options: ProofOptions, package: String, slices: SliceEdits) throws(ProofFailure) {
    self.options = options
    command = options.command ?? ""
    self.package = package
    self.slices = slices
    end = ContinuousClock.now + options.limit
    scratch = try ProofFolder(options.folder)
    copy = scratch.copy
  }

  func close() { scratch.remove() }

  func name(of module: Int) -> String { "the package" }

  func outcome(of proposals: [Proposal]) throws(ProofFailure) -> TrialOutcome {
    let proposal = Proposal.together(proposals)
    let edits = proposal.edits + (slices.edits(removing: proposal.terms) ?? [])
    var texts: [String: [UInt8]] = [:]
    for (path, edits) in Dictionary(grouping: edits, by: { Trial.path($0.file, in: package) }) {
      guard Folder(package).contains(path) else { throw .fileOutsidePlan(file: path) }
      guard let text = BlankedText.applying(edits, to: try files.contents(of: path)) else {
        throw .fileChanged(path: path)
      }
      texts[path] = text
    }
    try begin(texts)
    return try run(texts)
  }

  func baseline(of module: Int) throws(ProofFailure) -> TrialOutcome { .holds }

  /// Makes the copy, and finds out whether the command builds it, and nothing else: it has to
  /// succeed on what is there, and to fail where a file is wrong.
  private func begin(_ texts: [String: [UInt8]]) throws(ProofFailure) {
    guard !isBegun else { return }
    isBegun = true
    try scratch.copyPackage(package)
    if case .fails(_, let errors) = try run([:]) {
      throw .baseline(module: name(of: 0), message: errors.first ?? "")
    }
    for path in texts.keys.sorted().prefix(1) {
      let wrong = try files.contents(of: path) + Array("\n#error(\"cake\")\n".utf8)
      if case .holds = try run([path: wrong]) { throw .commandBlind(command: command) }
    }
  }

  private func run(_ texts: [String: [UInt8]]) throws(ProofFailure) -> TrialOutcome {
    if options.compiler.isInterrupted() { throw .interrupted }
    if ContinuousClock.now > end {
      throw .outOfTime(seconds: Int(options.limit.components.seconds))
    }
    for path in Set(edited.keys).union(texts.keys).sorted() where edited[path] != texts[path] {
      let text = if let text = texts[path] { text } else { try files.contents(of: path) }
      let file = copy + path.dropFirst(package.count)
      do { try Data(text).write(to: URL(fileURLWithPath: file)) } catch {
        throw .folderUnwritable(path: file, reason: error.localizedDescription)
      }
    }
    edited = texts
    compilations += 1
    options.progress(compilations, compilations)
    let shell = ["/bin/sh", "-c", "cd \"$0\" || exit 125\n\(command)", copy]
    let end = options.compiler.run(shell, copy)
    if options.compiler.isInterrupted() { throw .interrupted }
    try files.throwIfChanged()
    switch end {
    case .exited(0, _): return .holds
    case .exited(_, let output):
      var errors = CompilerOutput.errors(in: output)
      if errors.isEmpty {
        errors = [output.split(separator: "\n").last.map(String.init) ?? "'\(command)' failed"]
      }
      return .fails(module: 0, errors: errors.map { $0.replacing(copy + "/", with: "") })
    case .stopped: throw .compilerStopped(module: name(of: 0))
    case .notStarted(let reason): throw .compilerNotStarted(reason: reason)
    }
  }
}
