import Foundation
import TestSupport
import Testing

/// What is told of sources that a build would take and that none has taken yet.
@Suite struct UnbuiltFileTests {
  private static let source = """
    protocol HasClock { var clock: Int { get } }
    protocol HasMenu { var menu: Int { get } }
    typealias ListDependencies = HasClock & HasMenu
    func now(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

    """
  private static let use =
    "func first(_ dependencies: any ListDependencies) -> Int { dependencies.menu }\n"

  @Test func `Files in folders with a dot and behind links are missed, those in bundles are not`()
    async throws
  {
    let package = try await SmallPackage(["App.swift": Self.source], inRepository: false)
    let check = ["check", "--skip-build", "--allow-empty"]
    #expect(try await package.cake("check", "--allow-empty").output.contains("'HasMenu'"))
    try package.write("let page = 1\n", to: "Sources/App/Pages.docc/Page.swift")
    try package.write("let hidden = 1\n", to: "Sources/App/.later/Hidden.swift")
    let silent = try await package.cake(check, in: package.folder)
    #expect(silent.status == 1, "\(silent.errors)")

    try package.write(Self.use, to: "Sources/App/v1.0/Use.swift")
    let dotted = try await package.cake(check, in: package.folder)
    #expect(dotted.status == 2 && dotted.output == "", "\(dotted.output)")
    #expect(dotted.errors.contains("nothing about the file 'Sources/App/v1.0/Use.swift'"))

    let folder = package.folder.appending(path: "Sources/App/v1.0")
    let elsewhere = package.folder.appending(path: "Shared")
    try FileManager.default.moveItem(at: folder, to: elsewhere)
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.appending(path: "Sources/App/shared").path,
      withDestinationPath: "../../Shared")
    let linked = try await package.cake(check, in: package.folder)
    #expect(linked.status == 2 && linked.output == "", "\(linked.output)")
    #expect(linked.errors.contains("nothing about the file 'Sources/App/shared/Use.swift'"))
  }

  @Test func `What was built behind a link is there`() async throws {
    let package = try await SmallPackage(["App.swift": Self.source], inRepository: false)
    try package.write(Self.use, to: "Shared/Use.swift")
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.appending(path: "Sources/App/shared").path,
      withDestinationPath: "../../Shared")
    let built = try await package.cake("check", "--allow-empty")
    #expect(built.output.contains("no findings") && built.status == 0, "\(built.errors)")
  }

  @Test func `A link that leads back is no end`() async throws {
    let package = try await SmallPackage(["App.swift": Self.source], inRepository: false)
    _ = try await package.cake("check", "--allow-empty")
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.appending(path: "Sources/App/again").path,
      withDestinationPath: "..")
    let result = try await package.cake("check", "--skip-build", "--allow-empty")
    #expect(result.status == 1, "\(result.errors)")
  }
}
