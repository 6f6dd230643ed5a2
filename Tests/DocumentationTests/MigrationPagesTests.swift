import Foundation
import TestSupport
import Testing

/// Holds the pages of `Samples/Migrations` against the sample's code, the compiler and `cake`.
///
/// What the sample's programs and tests print is on the pages too; its own tests compare that.
struct MigrationPagesTests {
  @Test(arguments: (try? MigrationStep.all.get()) ?? [])
  func `A step is accepted, refused or found as its page says`(step: MigrationStep) async throws {
    try await Folder.temporary { folder in
      // The index store has real paths, the system's temporary folder can be behind a link.
      let path = try #require(realpath(folder.path, nil))
      defer { free(path) }
      let package = URL(filePath: String(cString: path), directoryHint: .isDirectory)
      let (module, files) = try step.write(to: package)
      switch step.verdict {
      case .accepted:
        let outcome = try await step.compile(files, in: module, ["-typecheck"])
        #expect(outcome.output == "")
        #expect(outcome.succeeded)
      case .refused:
        let outcome = try await step.compile(files, in: module, ["-typecheck"])
        let errors = outcome.output.split(separator: "\n").filter {
          $0.prefixMatch(of: #/\S+\.swift:\d+:\d+: error: /#) != nil
        }
        let shown = try step.shown()
        #expect(errors.map { "\($0)\n" }.joined() == shown)
        #expect(!outcome.succeeded)
      case .found:
        let store = package.appending(path: "store").path
        let objects = package.appending(path: "objects", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: false)
        let outcome = try await step.compile(
          files.map { module.appending(path: $0).path }, in: objects,
          ["-c", "-index-ignore-system-modules", "-index-store-path", store])
        try #require(outcome.succeeded, "\(outcome.output)")
        // Paths are printed as they lead from where one stands.
        let check = try await Compiler.run(
          [Products.folder.appending(path: "cake").path, "check", "--index-store", store],
          in: package)
        let shown = try step.shown()
        #expect(check.output == shown)
      }
    }
  }

  @Test func `Every page shows what is refused or found, and a step that compiles`() throws {
    let steps = try MigrationStep.all.get()
    for page in MigrationPage.all {
      let own = steps.filter { $0.snippet.file == page.file }.map(\.verdict)
      #expect(own.contains(.accepted), "\(page.name)")
      #expect(own.contains { $0 != .accepted }, "\(page.name)")
    }
  }

  @Test(arguments: MigrationPage.all)
  func `Every other piece of code is the sample's own`(page: MigrationPage) throws {
    let code = try ["Sources", "Tests"].flatMap { try swiftFiles(below: $0) }
    for block in try page.blocks where block.language == "swift" && block.info == "" {
      let wanted = lines(block.code)
      try #require(!wanted.isEmpty)
      let isThere = code.contains { file in
        file.indices.contains { file[$0...].starts(with: wanted) }
      }
      #expect(isThere, "\(block.testDescription): not in the sample, word for word")
    }
  }

  @Test(arguments: MigrationPage.all + [MigrationPage.readme])
  func `Every block is one that something holds to its word`(page: MigrationPage) throws {
    let tests = try swiftFiles(below: "Tests").map { $0.joined(separator: "\n") }
    let steps = try MigrationStep.all.get().map(\.snippet.testDescription)
    for block in try page.blocks {
      let isHeld =
        switch (block.language, block.info) {
        // `.ci/leftovers` compares these, with the whole sample built.
        case (_, "leftovers"): page.name == "Registry.md"
        case ("swift", let info): info == "" || steps.contains(block.testDescription)
        case ("output", "refused"), ("output", "found"): true
        case ("output", let name):
          tests.contains {
            $0.contains("Page(\"\(page.name)\")") && $0.contains("isOutput: \"\(name)\"")
          }
        case ("console", ""):
          block.code.hasPrefix("$ swift run --package-path Samples/Migrations migrations")
        default: block.code == "swift test --package-path Samples/Migrations\n"
        }
      #expect(isHeld, "\(block.testDescription): '\(block.language) \(block.info)'")
    }
  }

  @Test(arguments: MigrationPage.all)
  func `The pages have one outline`(page: MigrationPage) throws {
    #expect(
      try page.text.matches(of: /\n## (.*)/).map { String($0.1) } == [
        "What maps to what", "Step by step", "What you gain", "What you lose",
        "How it fails before", "How that is refused after",
      ])
  }

  @Test(arguments: MigrationPage.all + [MigrationPage.readme])
  func `Every link leads to a file`(page: MigrationPage) throws {
    for link in try page.text.matches(of: /\]\(([^)]+)\)/) {
      let file = MigrationPage.sample.appending(path: String(link.1))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page.name): \(link.1)")
    }
  }

  /// The lines of each Swift file in one of the sample's folders.
  private func swiftFiles(below folder: String) throws -> [[String]] {
    let root = MigrationPage.sample.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
      .map { lines(try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
  }
}
