import CakeCore
import Foundation

/// `cake generate forwarding --beside`: the extensions into the files of their protocols.
struct GenerateBeside {
  let place: PackageFolder
  let path: String
  let facts: FactsOptions
  let slices: [String]
  var writesNothing = false
  var allowsChanges = false

  func run() throws(ToolError) -> ExitStatus {
    let session = try EditSession(place, path: path, facts: facts, allowsChanges: allowsChanges)
    if !facts.skipsBuild { try FailedBuild.build(session.request, facts) }
    let named = slices.isEmpty ? [] : ["--slices=\(slices.joined(separator: ","))"]
    let bytes = try Supervision.output(
      of: ["generate", "forwarding", "--beside", place.path, "--skip-build"] + named
        + facts.arguments,
      rebuilding: facts.skipsBuild ? nil : session.request, telling: facts)
    guard let bytes,
      let made = try? JSONDecoder().decode(BesideForwarding.self, from: Data(bytes))
    else { return .failure }
    for left in made.leftOut { Output.note("note: left out '\(left.name)': \(left.reason)\n") }
    return try carryOut(made, session)
  }

  /// In the child: prints what to write where.
  static func propose(
    _ request: GenerateRequest, _ options: CheckOptions, _ tools: GenerateTools
  ) throws(ToolError) -> ExitStatus {
    let made: BesideForwarding
    do throws(GenerateError) {
      made = try BesideForwarding.make(request, options, tools) {
        SourceFormat.formatted($0, for: $1)
      }
    } catch { throw .generate(error) }
    guard let data = try? JSONEncoder().encode(made) else { return .failure }
    try Output.report(String(decoding: data, as: UTF8.self))
    return .clean
  }

  private func carryOut(
    _ made: BesideForwarding, _ session: EditSession
  ) throws(ToolError) -> ExitStatus {
    let links = LinkedFiles(of: made.files.flatMap(\.edits).map(\.file), in: place.path)
    let changes = made.files.map(\.edits).filter { links.target(of: $0) == nil }
      .map(links.followed)
    let before = try session.texts(of: Set(changes.joined().map(\.file)).sorted())
    func texts(_ changes: [[Finding.Fix.Edit]]) throws(ToolError) -> [String: [UInt8]] {
      guard let texts = EditedText.applying(changes.flatMap(\.self), to: before) else {
        throw .fileChanged(path: session.path)
      }
      return texts
    }
    if writesNothing {
      try Output.report(session.difference(from: before, to: try texts(changes)))
      return changes.isEmpty ? .clean : .findings
    }
    try session.throwIfUncommitted(before.keys.sorted())
    Interruption.putOff()
    var current = before
    do throws(ToolError) {
      let kept = try Settling.largest(of: changes) { changes throws(ToolError) in
        try session.put(try texts(changes), over: &current)
        return try session.builds()
      }
      let after = try texts(kept)
      if current != after {
        try session.put(after, over: &current)
        try session.build()
      }
      try Output.report(session.difference(from: before, to: after))
      let refused = Set(changes.joined().map(\.file)).subtracting(kept.joined().map(\.file))
      for file in refused.sorted() {
        Output.note("'\(file)' was left alone: the package does not build with it\n")
      }
      return made.files.count == kept.count ? .clean : .findings
    } catch {
      try? session.put(before, over: &current)
      throw error
    }
  }
}
