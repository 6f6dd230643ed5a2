import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// The two articles about settings, read by what reads the settings.
@Suite struct ConfigurationPageTests {
  private func page(_ name: String) -> URL {
    Folder.package.appending(path: "Sources/CakeCore/CakeCore.docc/\(name).md")
  }

  private func json(_ name: String) throws -> String {
    let blocks = try Snippet.blocks(in: page(name)).filter { $0.language == "json" }
    try #require(blocks.count == 1)
    return blocks[0].code
  }

  @Test func `The example of a configuration is one, with every key`() async throws {
    let text = try json("Configuration")
    try await Folder.temporary { folder in
      try text.write(to: folder.appending(path: ".cake.json"), atomically: true, encoding: .utf8)
      let configuration = try Configuration.read(package: folder.path)
      #expect(configuration.providerPatterns == ["*Provider"])
      let severities: [RuleID: Severity?] = [.unusedNeed: .error, .unusedProvider: nil]
      #expect(configuration.severities == severities)
      #expect(configuration.failing == .error)
      #expect(configuration.exclude == ["Sources/Generated"])
      #expect(configuration.baseline == "baseline.json")
    }
  }

  @Test func `The table of keys lists those of the example`() throws {
    let text = try String(contentsOf: page("Configuration"), encoding: .utf8)
    let listed = text.matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.1) }
    let node = try JSONParser.parse(Array(json("Configuration").utf8))
    #expect(try node.members("x", known: listed).map(\.key) == listed)
  }

  @Test func `The example of a baseline is what would be written`() async throws {
    let text = try json("HidingFindings")
    try await Folder.temporary { folder in
      let file = folder.appending(path: "baseline.json")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let baseline = try #require(
        try Baseline.read(file.path, package: folder.path, called: file.path))
      #expect(baseline.json == text)
      #expect(baseline.count == 1)
    }
  }
}
