import Foundation
import TestSupport
import Testing

/// Stores whose builds know the sources by other paths than the user.
@Suite struct StorePathTests {
  private static let source = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    typealias ListDependencies = HasClock & HasCache
    func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

    """
  private static let finding = "\nApp/List.swift:3:41: warning: 'ListDependencies' does not need "

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Self.source, to: "project/App/List.swift")
  }

  private func compile(_ file: String) async throws {
    let outcome = try await Compiler.compile(
      [
        "-c", "-module-name", "App", "-parse-as-library", "-index-ignore-system-modules",
        "-index-store-path", "../store", file,
      ], in: scratch.folder("project/out"))
    try #require(outcome.succeeded, "\(outcome.output)")
  }

  private func check(_ arguments: String...) async throws -> Tool.Result {
    try await Tool.run(
      ["check", "--no-proof", "--index-store", "store"] + arguments,
      in: scratch.folder("project"))
  }

  @Test func `A build that stands in a folder of its own can name sources by steps up`()
    async throws
  {
    try await compile("./../App/List.swift")
    #expect(try await check().output.contains(Self.finding))
    #expect(try await check(".", "App/List.swift").output.contains(Self.finding))
    try scratch.write(#"{"exclude": ["App"]}"#, to: "project/.cake.json")
    #expect(try await check().status == 0)
  }

  @Test func `A project that was built at a link is the one that the link leads to`() async throws {
    let link = scratch.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "project")
    try await compile("\(link)/App/List.swift")
    #expect(try await check().output.contains(Self.finding))
    let linked = try await Tool.run(
      ["check", "--no-proof", "--index-store", "store"], in: URL(filePath: link))
    #expect(linked.output.contains(Self.finding))
    try scratch.write("//\n" + Self.source, to: "project/App/List.swift")
    let stale = try await check()
    #expect(stale.errors.contains("'App/List.swift'") && stale.status == 2)
    #expect(stale.errors.hasSuffix("\nnote: build again, as the store was built\n"))
  }
}
