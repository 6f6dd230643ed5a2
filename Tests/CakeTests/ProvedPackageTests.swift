import Foundation
import TestSupport
import Testing

/// Proofs in a package with targets of all kinds, by its own build's arguments.
@Suite(.serialized) struct ProvedPackageTests {
  private static let kept = """
    Sources/Feature/Feature.swift:11:28: note: 'Feature.GeneratedNeeds' keeps 'Core.HasClock' \
    by proof: without it \
    .build/plugins/outputs/zoo/Feature/destination/Writing/Generated.swift:1:60: \
    error: value of type 'GeneratedNeeds' has no member 'clock'
    Sources/Feature/Feature.swift:5:44: note: 'Feature.FeatureNeeds' keeps 'Core.HasCache', though it \
    compiles without: the slice is public in a library
    Sources/Feature/Feature.swift:5:55: note: 'Feature.FeatureNeeds' keeps 'Core.HasBits', though it \
    compiles without: the slice is public in a library
    11 needs: 5 used, 3 removed by proof, 1 kept by proof, 2 that no compile can judge

    """

  @Test func `Macros, plugins, C, local packages and package access take part in a proof`()
    async throws
  {
    let result = try await Fixture.proved.firstCheck()
    try expectGolden(result.output, "check/proved.txt")
    #expect(result.errors == "proved 3 of 4 removals by compiling 4 modules\n" + Self.kept)
  }

  @Test func `A proof leaves the sources and the build as they are`() async throws {
    let folder = try await Fixture.proved.folder()
    // A first build leaves SwiftPM something to do.
    let build = ["swift", "build", "--build-tests"]
    #expect(try await Compiler.run(build, in: folder).succeeded)
    let verdicts = folder.appending(path: ".build/cake")
    try? FileManager.default.removeItem(at: verdicts)
    let before = try dates(in: folder)
    let objects = before.filter { $0.key.hasSuffix(".o") || $0.key.hasSuffix(".swiftmodule") }
    let result = try await Fixture.proved.check(["--proof=all"])
    #expect(result.errors == "proved 3 of 4 removals by compiling 4 modules\n" + Self.kept)
    #expect(try dates(in: folder) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: verdicts.path) == ["verdicts"])
    let again = try await Fixture.proved.check(["--proof=all"])
    #expect(again.output == result.output)
    #expect(again.errors == Self.kept)
    #expect(try await Compiler.run(build, in: folder).succeeded)
    let after = try dates(in: folder)
    #expect(!objects.isEmpty && objects.allSatisfy { after[$0.key] == $0.value })
  }

  @Test func `The other build system's arguments serve as well, and a fix needs one more build`()
    async throws
  {
    let result = try await Fixture.provedOtherwise.firstCheck()
    try expectGolden(result.output, "check/proved.txt")
    #expect(result.errors == "proved 3 of 4 removals by compiling 4 modules\n" + Self.kept)
    let system = ["--", "--build-system", "swiftbuild"]
    let fix = try await Tool.run(
      ["fix", "--allow-dirty"] + system, in: Fixture.provedOtherwise.folder())
    #expect(fix.builds.count { $0.hasPrefix("building with") } == 2)
    #expect(fix.errors == "fixed 3 findings in 2 files\n")
    #expect(fix.status == 0)
  }

  @Test func `What one of the targets that share a file needs counts as used in all of them`()
    async throws
  {
    let scratch = try ScratchFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Sharing", targets: [.target(name: "One"), .target(name: "Two")])

      """,
      "Sources/One/Shared.swift": """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      protocol HasNone { var none: Int { get } }
      typealias ModelDependencies = HasClock & HasCache & HasNone
      func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }

      """,
      "Sources/Two/Two.swift": """
      func cache(_ dependencies: any ModelDependencies) -> Int { dependencies.cache }

      """,
    ]
    for (name, text) in files { try scratch.write(text, to: "package/\(name)") }
    let folder = scratch.url.appending(path: "package")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "Sources/Two/Shared.swift").path,
      withDestinationPath: "../One/Shared.swift")
    let result = try await Tool.run(["check", "--proof=all"], in: folder)
    #expect(
      result.errors == """
        proved 1 of 1 removal by compiling 2 modules
        6 needs: 4 used, 2 removed by proof, 0 kept by proof

        """)
  }

  /// When each file was written, the tool's own left out.
  private func dates(in folder: URL) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where !path.hasPrefix(".build/cake") {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appending(path: path).path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      dates[path] = attributes[.modificationDate] as? Date
    }
    return dates
  }
}
