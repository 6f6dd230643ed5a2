import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// What names a verdict, without a compiler.
@Suite struct TrialTests {
  @Test func `What an edited module was before decides about those that import it, too`()
    async throws
  {
    let shape = try Shape(name: "proofs/plain", text: ProvedProgram.text)
    let built = try await ShapeStore.shared.build(shape)
    let options = CheckOptions(
      package: built.root.filePath, indexStore: built.indexStore.filePath)
    var clock: PhaseClock?
    let facts = try FactsReader(options: options).read(&clock)
    let slices = SliceEdits(Program(facts, patterns: options.providerPatterns).catalog)
    let folder = ScratchFolder.url.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

    func verdicts(_ property: String) throws -> [ContentHash] {
      func module(_ name: String, _ text: String) throws -> CompilePlan.Module {
        let source = folder.appending(path: "\(name).swift").filePath
        try Data(text.utf8).write(to: URL(filePath: source))
        return .init(
          compiler: ["swiftc"], arguments: [], name: name, sources: [source],
          inputs: name == "Core" ? [] : ["Core"], interface: name)
      }
      let plan = CompilePlan([
        try module("Core", "public struct Root {\n  public let \(property) = 1\n}\n"),
        try module("App", "import Core\n"), try module("Other", "// nothing\n"),
      ])
      // What is left of either is the same.
      let edit = Finding.Fix.Edit(
        file: folder.appending(path: "Core.swift").filePath, line: 2, column: 3, endLine: 2,
        endColumn: 22, replacement: "")
      return try Trial(
        [Proposal(edits: [edit])], slices, package: folder.filePath, plan: plan,
        files: ProofFiles(package: folder.filePath)
      ).work.map(\.verdict)
    }
    let (mail, mial) = (try verdicts("mail"), try verdicts("mial"))
    try #require(mail.count == 2 && mial.count == 2)
    #expect(mail[0] != mial[0])
    #expect(mail[1] != mial[1])
    #expect(try verdicts("mail") == mail)
  }
}
