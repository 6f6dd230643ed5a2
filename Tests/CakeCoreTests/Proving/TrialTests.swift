import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// What names a verdict, without a compiler.
@Suite struct TrialTests {
  /// The slices of a program, which the removals here do not name.
  private static func slices() async throws -> SliceEdits {
    let shape = try Shape(name: "proofs/plain", text: ProvedProgram.text)
    let built = try await ShapeStore.shared.build(shape)
    let options = CheckOptions(
      package: built.root.filePath, indexStore: built.indexStore.filePath)
    var clock: PhaseClock?
    let facts = try FactsReader(options: options).read(&clock)
    return SliceEdits(Program(facts, patterns: options.providerPatterns).catalog)
  }

  private let folder = ScratchFolder.url.appending(path: "\(UUID())")

  private func module(_ name: String, _ text: String, importing: [String] = []) throws
    -> CompilePlan.Module
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appending(path: "\(name).swift").filePath
    try Data(text.utf8).write(to: URL(filePath: source))
    return .init(
      compiler: ["swiftc"], arguments: [], name: name, sources: [source], inputs: importing,
      interface: name)
  }

  /// The second line of a module's file goes, and a protocol with it.
  private func removal(in module: String, losing name: String = "Core.HasClock") -> Proposal {
    var proposal = Proposal(edits: [
      .init(
        file: folder.appending(path: "\(module).swift").filePath, line: 2, column: 3, endLine: 2,
        endColumn: 22, replacement: "")
    ])
    proposal.losses.protocols = [name]
    return proposal
  }

  @Test func `What an edited module was before decides about those that import it, too`()
    async throws
  {
    let slices = try await Self.slices()
    func verdicts(_ property: String) throws -> [ContentHash] {
      let plan = CompilePlan([
        try module("Core", "public struct Root {\n  public let \(property) = 1\n}\n"),
        try module("App", "import Core\n", importing: ["Core"]),
        try module("Other", "// nothing\n", importing: ["Core"]),
      ])
      // What is left of either is the same.
      return try Trial(
        [removal(in: "Core")], slices, package: folder.filePath, plan: plan,
        files: ProofFiles(package: folder.filePath), comparing: { _, _ in false }
      ).work.map(\.verdict)
    }
    let (mail, mial) = (try verdicts("mail"), try verdicts("mial"))
    try #require(mail.count == 2 && mial.count == 2)
    #expect(mail[0] != mial[0])
    #expect(mail[1] != mial[1])
    #expect(try verdicts("mail") == mail)
  }

  @Test
  func `What is tried in a module that another can't see leaves the verdict on that as it is`()
    async throws
  {
    let slices = try await Self.slices()
    let text = "public struct Root {\n  public let number = 1\n}\n"
    let plan = CompilePlan([
      try module("Core", text), try module("Feature", text),
      try module("App", "import Core\n", importing: ["Core"]),
    ])
    func verdicts(_ removals: [Proposal]) throws -> [String: ContentHash] {
      let trial = try Trial(
        removals, slices, package: folder.filePath, plan: plan,
        files: ProofFiles(package: folder.filePath), comparing: { _, _ in false })
      return Dictionary(
        uniqueKeysWithValues: trial.work.map { (plan.modules[$0.module].name, $0.verdict) })
    }
    let alone = try verdicts([removal(in: "Core")])
    #expect(alone.keys.sorted() == ["App", "Core"])
    let beside = try verdicts([
      removal(in: "Core"), removal(in: "Feature", losing: "Feature.HasLog"),
    ])
    #expect(beside["Feature"] != nil)
    #expect(beside["Core"] == alone["Core"])
    #expect(beside["App"] == alone["App"])
    // What goes from types that a module can see says what may mean something else there.
    let more = try verdicts([removal(in: "Core", losing: "Core.HasLog")])
    #expect(more["Core"] != alone["Core"])
    #expect(more["App"] != alone["App"])
  }
}
