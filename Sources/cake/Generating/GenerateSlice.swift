import CakeCore
import Foundation

/// `cake generate slice --for TYPE`: the slice that a type really uses, proposed or carried out.
struct GenerateSlice {
  let place: PackageFolder
  let path: String
  let type: String
  let facts: FactsOptions
  /// Whether to edit what is sure to compile.
  var isApplied = false
  var writesNothing = false
  var allowsChanges = false

  func run() throws(ToolError) -> ExitStatus {
    if Supervision.isChild { return try propose() }
    let session = try EditSession(place, path: path, facts: facts, allowsChanges: allowsChanges)
    if !facts.skipsBuild { try FailedBuild.build(session.request, facts) }
    let rebuilt = facts.skipsBuild ? nil : session.request
    guard isApplied else {
      return try Supervision.run(
        Array(CommandLine.arguments.dropFirst()), rebuilding: rebuilt, telling: facts)
    }
    let bytes = try Supervision.output(
      of: ["generate", "slice", "--for=\(type)", place.path, "--skip-build"] + facts.arguments,
      rebuilding: rebuilt, telling: facts)
    guard let bytes,
      let proposal = try? JSONDecoder().decode(SliceProposal.self, from: Data(bytes))
    else { return .failure }
    return try carryOut(proposal, session)
  }

  /// In the child: reads the facts, writes the proposal.
  private func propose() throws(ToolError) -> ExitStatus {
    Supervision.startClock()
    let options: CheckOptions
    do { options = try facts.checkOptions(package: place.path) } catch { throw .check(error) }
    let layout = options.layout ?? BuildLayout(folder: place.path + "/.build")
    let plan = BuildPlan(of: layout)?.compilations(in: place.path) ?? []
    let isolated = plan.filter(GenerateCompiler.isolatesByDefault).map(\.name)
    let made: SliceProposal
    do throws(GenerateError) {
      made = try SliceProposal.make(for: type, options, mainActorModules: Set(isolated))
    } catch { throw .generate(error) }
    Supervision.stopClock()
    guard Supervision.isForTool else {
      try Output.report(formatted(SliceTrial(slice: self, plan: plan).judged(made).text))
      return .clean
    }
    guard let data = try? JSONEncoder().encode(made) else { return .failure }
    try Output.report(String(decoding: data, as: UTF8.self))
    return .clean
  }

  private func formatted(_ text: String) -> String {
    SourceFormat.formatted(text, for: place.path + "/Slice.swift")
  }

  private func carryOut(
    _ proposal: SliceProposal, _ session: EditSession
  ) throws(ToolError) -> ExitStatus {
    guard case .change(let change) = proposal.outcome else {
      if case .refused(let reason) = proposal.outcome { return try refuse(proposal, reason) }
      return .failure
    }
    let around = edits(around: change)
    let edits = around + [insertion(change.variants[0], of: change)]
    let links = LinkedFiles(of: edits.map(\.file), in: place.path)
    if let target = links.target(of: edits) {
      return try refuse(proposal, "a file is a link to '\(target)', outside of the package")
    }
    let files = Set(links.followed(edits).map(\.file)).sorted()
    let before = try session.texts(of: files)
    func texts(_ variant: String) throws(ToolError) -> [String: [UInt8]] {
      let edits = links.followed(around + [insertion(formatted(variant), of: change)])
      guard let texts = EditedText.applying(edits, to: before) else {
        throw .fileChanged(path: session.path)
      }
      return texts
    }
    if writesNothing {
      try Output.report(session.difference(from: before, to: try texts(change.variants[0])))
      return .findings
    }
    try session.throwIfUncommitted(files)
    Interruption.putOff()
    var current = before
    var reason = ""
    do throws(ToolError) {
      for variant in change.variants {
        let after = try texts(variant)
        try session.put(after, over: &current)
        if let failure = try session.failure() {
          if reason.isEmpty { reason = failure }
          continue
        }
        try Output.report(session.difference(from: before, to: after))
        for line in proposal.left { Output.note("note: \(line)\n") }
        return .clean
      }
    } catch {
      try? session.put(before, over: &current)
      throw error
    }
    try session.put(before, over: &current)
    // So that the facts are those of the sources again.
    try session.build()
    return try refuse(
      proposal, "the package does not build with it" + (reason.isEmpty ? "" : ": \(reason)"))
  }

  /// Prints the proposal all the same.
  private func refuse(
    _ proposal: SliceProposal, _ reason: String
  ) throws(ToolError) -> ExitStatus {
    try Output.report(formatted(proposal.text))
    Output.note("nothing was changed: \(reason)\n")
    return .findings
  }

  /// All but the declarations.
  func edits(around change: SliceProposal.Change) -> [Finding.Fix.Edit] {
    change.edits + (change.ending.map { [insertion($0)] } ?? [])
  }

  private func insertion(_ ending: SliceProposal.Change.Ending) -> Finding.Fix.Edit {
    let (place, text) = (ending.place, formatted(ending.text).trimmingCharacters(in: .newlines))
    return .init(
      file: place.file, line: place.line, column: place.column, endLine: place.line,
      endColumn: place.column, replacement: "\n\n" + text)
  }

  func insertion(_ text: String, of change: SliceProposal.Change) -> Finding.Fix.Edit {
    let place = change.place
    let lines = text.trimmingCharacters(in: .newlines) + "\n\n"
    return .init(
      file: place.file, line: place.line, column: place.column, endLine: place.line,
      endColumn: place.column, replacement: (change.followsText ? "\n" : "") + lines)
  }
}
