import Foundation
import TestSupport
import Testing

@Suite(.long) struct EveryProtocolTests {
  #if os(Linux)
    @Test func `Every protocol of the standard library and of Foundation goes through`()
      async throws
    {
      let package = DoublesPackage.shared
      let modules = ["Swift", "Foundation", "FoundationEssentials", "FoundationNetworking"]
      let result = try await package.generate(
        ["doubles"] + modules.flatMap { ["--interface", $0] })
      #expect(result.status == 0)
      let count = result.output.split(separator: "\n").count {
        $0.contains(#/^(final class|struct|actor) /#)
      }
      let left = result.errors.split(separator: "\n")
      try expectGolden(
        "\(count) doubles that compile, \(left.count) protocols left out:\n"
          + left.joined(separator: "\n") + "\n", "generate/every-protocol.txt")
      let scratch = try ScratchFolder()
      try scratch.write(result.output, to: "Doubles.swift")
      let outcome = try await package.compile([scratch.url.appending(path: "Doubles.swift")])
      #expect(outcome.succeeded, "\(outcome.output)")
    }
  #endif
}
