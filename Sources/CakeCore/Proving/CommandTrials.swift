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
  private let facts: Facts
  private let files: ProofFiles
  private let same: SameFiles
  private let scratch: ProofFolder
  private let neighbours: Neighbours
  /// Where the copy of the package is.
  private let place: String
  private let end: ContinuousClock.Instant
  private var copy: PackageCopy?
  /// The texts of the copies that differ from the package's, by their paths, with those there.
  private var edited: Texts = [:]
  /// The copies of which the command is known to fail where they are wrong.
  private var seen: Set<String> = []
  private(set) var compilations = 0
  var isDoubtful = false

  /// For the path of each copy the path in the package, and the text that it is to have.
  private typealias Texts = [String: (original: String, text: [UInt8])]

  /// - Parameter store: Where the index is that the facts are from.
  init(
    _ options: ProofOptions, package: String, _ facts: Facts, slices: SliceEdits, store: String?
  ) throws(ProofFailure) {
    self.options = options
    command = options.command ?? ""
    self.package = package
    files = ProofFiles(package: package)
    self.facts = facts
    same = SameFiles(facts.files.map(\.absolutePath))
    self.slices = slices
    end = ContinuousClock.now + options.limit
    scratch = try ProofFolder(options.folder)
    neighbours = Neighbours(of: package, facts, store: store)
    place = neighbours.place(in: scratch.copy)
  }

  func close() { scratch.remove() }

  func name(of module: Int) -> String { "the package" }

  func canBreak(_ module: Int, _ proposal: Proposal) -> Bool { true }

  func outcome(of proposals: [Proposal]) throws(ProofFailure) -> TrialOutcome {
    let proposal = Proposal.together(proposals)
    let edits = proposal.edits + (slices.edits(removing: proposal.terms) ?? [])
    let copy = try begin()
    // A file can have several paths, through links.
    var edited: [String: (original: String, edits: [Finding.Fix.Edit])] = [:]
    for edit in edits {
      let path = Trial.path(edit.file, in: package)
      for path in same.all(of: path) {
        guard let place = try copy.writable(path) else { throw .fileOutsidePackage(path: path) }
        if edited[place]?.edits.contains(edit) == true { continue }
        edited[place, default: (path, [])].edits.append(edit)
      }
    }
    var texts: Texts = [:]
    for (place, (path, edits)) in edited {
      guard let text = BlankedText.applying(edits, to: try files.contents(of: path))
      else { throw .fileChanged(path: path) }
      texts[place] = (path, text)
    }
    try throwIfBlind(to: texts, copy)
    return try run(texts)
  }

  func isKnown(_ proposals: [Proposal]) -> Bool { false }

  func baseline(of module: Int) throws(ProofFailure) -> TrialOutcome { .holds }

  /// Makes the copy, which the command has to build as it is.
  private func begin() throws(ProofFailure) -> PackageCopy {
    if let copy { return copy }
    let copy = try PackageCopy(of: package, at: place, without: options.folder)
    try neighbours.link(in: scratch.copy)
    self.copy = copy
    if case .fails(let failures) = try run([:]) {
      throw .commandFails(
        command: command, message: failures.first?.errors.first.flatMap { $0 == silence ? nil : $0 }
      )
    }
    return copy
  }

  /// Finds out whether the command fails where a file is wrong: each that is edited, and one of each
  /// module that depends on such a file's. A build that passes one over says nothing of it.
  private func throwIfBlind(to texts: Texts, _ copy: PackageCopy) throws(ProofFailure) {
    var open: [String: String] = [:]
    for (place, text) in texts { open[place] = text.original }
    for module in facts.dependents(of: Set(open.values)) {
      for path in module {
        guard let place = try copy.writable(path), FileManager.default.fileExists(atPath: place)
        else { continue }
        open[place] = path
        break
      }
    }
    for place in seen { open[place] = nil }
    // A build stops at the first errors, so what these don't name is next. Where they name nothing,
    // one is wrong at a time.
    var namesNone = false
    while !open.isEmpty {
      let tried = namesNone ? [open.min { $0.key < $1.key }!] : Array(open)
      guard case .fails(let failures) = try run(wrong(tried)) else {
        throw .commandBlind(command: command, file: name(of: tried.map(\.value).min()!))
      }
      let found = tried.filter { file in
        tried.count == 1
          || failures.contains { $0.errors.contains { $0.contains(name(of: file.value)) } }
      }
      namesNone = namesNone || found.isEmpty
      for (place, _) in found {
        open[place] = nil
        seen.insert(place)
      }
    }
  }

  private func wrong(_ files: [(key: String, value: String)]) throws(ProofFailure) -> Texts {
    var texts: Texts = [:]
    for (place, path) in files {
      texts[place] = (path, try self.files.contents(of: path) + Array("\n#error(\"cake\")\n".utf8))
    }
    return texts
  }

  /// What a command is taken to say that says nothing.
  private var silence: String { "'\(command)' failed" }

  private func name(of path: String) -> String { Folder(package).path(to: path) ?? path }

  private func run(_ texts: Texts) throws(ProofFailure) -> TrialOutcome {
    if options.compiler.isInterrupted() { throw .interrupted }
    if ContinuousClock.now > end {
      throw .outOfTime(seconds: Int(options.limit.components.seconds))
    }
    for place in Set(edited.keys).union(texts.keys).sorted() {
      let (old, new) = (edited[place], texts[place])
      guard old?.text != new?.text, let original = new?.original ?? old?.original else { continue }
      let text = if let new { new.text } else { try files.contents(of: original) }
      do { try Data(text).write(to: URL(fileURLWithPath: place)) } catch {
        throw .folderUnwritable(path: place, reason: error.systemReason)
      }
    }
    edited = texts
    compilations += 1
    options.progress(compilations, compilations)
    let shell = ["/bin/sh", "-c", "cd \"$0\" || exit 125\n\(command)", place]
    let end = options.compiler.run(shell, place)
    if options.compiler.isInterrupted() { throw .interrupted }
    try files.throwIfChanged()
    switch end {
    case .exited(0, _): return .holds
    case .exited(_, let output):
      var errors = CompilerOutput.errors(in: output)
      if errors.isEmpty {
        errors = [output.split(separator: "\n").last.map(String.init) ?? silence]
      }
      let plain = errors.map { $0.replacing(place + "/", with: "") }
      return .fails([.init(module: 0, errors: plain)])
    case .stopped: throw .compilerStopped(module: name(of: 0))
    case .notStarted(let reason): throw .compilerNotStarted(reason: reason)
    }
  }
}
