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

  @Test func `A package that was copied with its build folder is checked where it is now`()
    async throws
  {
    try scratch.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Lists", targets: [.target(name: "App")])

      """, to: "package/Package.swift")
    try scratch.write(Self.source, to: "package/Sources/App/List.swift")
    let package = scratch.url.appending(path: "package")
    let first = try await Tool.run(["check", "--no-proof"], in: package)
    #expect(first.output.contains("does not need 'HasCache'"), "\(first.errors)")
    let copy = scratch.url.appending(path: "copy")
    try FileManager.default.copyItem(at: package, to: copy)

    let unbuilt = try await Tool.run(["check", "--no-proof", "--skip-build"], in: copy)
    #expect(unbuilt.status == 2 && unbuilt.output == "", "\(unbuilt.output)")
    #expect(unbuilt.errors.contains("nothing about the file 'Sources/App/List.swift'"))
    let built = try await Tool.run(["check", "--no-proof"], in: copy)
    #expect(built.output == first.output && built.status == 1, "\(built.output)\(built.errors)")
    // Nothing that the other build compiled is told of, whatever became of it.
    try FileManager.default.removeItem(at: copy.appending(path: "Sources/App/List.swift"))
    try scratch.write("let title = 1\n", to: "copy/Sources/App/Title.swift")
    let other = try await Tool.run(["check", "--no-proof", "--allow-empty"], in: copy)
    #expect(other.output.contains("1 file: 0 providers, 0 slices"), "\(other.output)")
  }
}
