import Foundation
import TestSupport
import Testing

/// Programs that SwiftPM does not build: a store and a command of the user's own.
@Suite struct BuildCommandTests {
  private static let store = "Derived/Index"
  private static let command =
    "mkdir -p Derived/objects && cd Derived/objects && swiftc -c -module-name App "
    + "-parse-as-library -index-ignore-system-modules -index-store-path ../Index ../../Sources/App/*.swift"

  /// Without a manifest, as an Xcode project's folder is.
  private func project() async throws -> SmallPackage {
    let package = try await SmallPackage()
    try FileManager.default.removeItem(at: package.folder.appending(path: "Package.swift"))
    try package.write("/.build\n/Derived\n", to: ".gitignore")
    try await package.commit()
    return package
  }

  private func cake(
    _ arguments: [String], of package: SmallPackage, command: String = Self.command
  ) async throws -> Tool.Result {
    try await Tool.run(
      arguments + [".", "--index-store", Self.store, "--build-command", command],
      in: package.folder)
  }

  @Test func `A fix is proved by the command, again and again`() async throws {
    let package = try await project()
    let result = try await cake(["fix"], of: package)
    #expect(result.errors == "fixed 3 findings in 1 file\n")
    #expect(result.status == 0)
    #expect(try package.text() == SmallPackage.fixed)
  }

  @Test func `A fix tries by the command what facts alone leave`() async throws {
    let package = try await project()
    try package.write(ProofByCommandTests.source, to: "Sources/App/App.swift")
    try await package.commit()
    let result = try await cake(["fix"], of: package)
    #expect(result.errors == "fixed 2 findings in 1 file\n")
    let source = ProofByCommandTests.source
      .replacing("protocol HasCache { var cache: Int { get } }\n", with: "")
    #expect(try package.text() == source.replacing("HasClock & HasCache", with: "HasClock"))
  }

  @Test func `A comparison builds the revision with it too`() async throws {
    let package = try await project()
    try package.write(SmallPackage.fixed, to: "Sources/App/App.swift")
    let result = try await cake(["diff", "HEAD"], of: package)
    #expect(
      result.output.hasPrefix("2 features need something else than in 'HEAD'\n"),
      "\(result.output)\(result.errors)")
    #expect(result.status == 0)
  }

  @Test func `What one command made of a revision is not taken for what another one makes`()
    async throws
  {
    let package = try await project()
    try package.write(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      #if LARGE
        typealias ListDependencies = HasClock & HasCache
      #else
        typealias ListDependencies = HasClock
      #endif
      func now(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

      """, to: "Sources/App/App.swift")
    try await package.commit()
    for command in [Self.command, Self.command + " -D LARGE"] {
      let result = try await cake(["diff", "HEAD"], of: package, command: command)
      #expect(
        result.output == "no feature needs anything else than in 'HEAD'\n", "\(result.errors)")
    }
  }

  @Test func `A command that fails says so, and changes nothing`() async throws {
    let package = try await project()
    let result = try await cake(["fix"], of: package, command: "echo no scheme; false")
    #expect(result.errors == "no scheme\nerror: the package does not build\n")
    #expect(result.status == 2)
    #expect(try package.text() == SmallPackage.source)
  }

  @Test(arguments: [
    (
      ["fix", "--index-store", "Derived/Index"],
      "'--index-store' needs '--build-command': a fix is proved by a build"
    ),
    (
      ["fix", "--build-command", "make"],
      "'--build-command' needs '--index-store': it says where the facts are"
    ),
    (
      ["diff", "HEAD", ".", "--index-store", "Derived/Index"],
      "'--index-store' needs '--build-command': the revision has to be built"
    ),
    (
      ["diff", "HEAD", ".", "--index-store", "/", "--build-command", "make"],
      "'--index-store' needs a folder inside of the package where a revision is built, not '/'"
    ),
    (
      ["fix", "--index-store", ".", "--build-command", "make", "--", "-c", "release"],
      "'--build-command' and '-- -c' exclude each other"
    ),
    (
      ["check", ".", "--index-store", "Derived/Index", "--", "-c", "release"],
      "'-c' can't be passed to the build: with '--index-store' nothing is built"
    ),
    (
      ["graph", ".", "--index-store", "Derived/Index", "--diff", "HEAD"],
      "'HEAD' would have to be built, and '--index-store' does not say how\n"
        + "note: compare with a report that 'cake check --format json' wrote there"
    ),
  ])
  func `What does not go together is one sentence`(
    arguments: [String], message: String
  ) async throws {
    let package = try await project()
    let result = try await Tool.run(
      arguments, in: package.folder)
    #expect(result.errors == "error: \(message)\n")
    #expect(result.status == 2)
    #expect(result.builds == [])
  }
}
