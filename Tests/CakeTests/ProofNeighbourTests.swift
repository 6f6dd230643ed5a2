import Foundation
import TestSupport
import Testing

/// Proofs by a build command of packages that need what lies beside them.
@Suite(.timeLimit(.minutes(30))) struct ProofNeighbourTests {
  private static let shared = "public protocol HasShared { var shared: Int { get } }\n"

  private static let source = """
    import Shared
    protocol HasCache { var cache: Int { get } }
    typealias ModelDependencies = HasShared & HasCache
    struct Model {
      let dependencies: any ModelDependencies
      var now: Int { dependencies.shared }
    }

    """

  /// Compiles a package with a module of another folder, which lies at a path from there.
  private static func build(_ shared: String, _ more: String = "") -> String {
    """
    mkdir -p ../products && echo built >> ../products/log
    swiftc -emit-module -emit-module-path ../products/Shared.swiftmodule -module-name Shared \
      -parse-as-library \(shared)/Shared.swift -index-store-path ../products/store \
      -index-ignore-system-modules || exit 1
    swiftc -c -module-name App -parse-as-library -I ../products -o ../products/App.o App.swift \
      -index-store-path ../products/store -index-ignore-system-modules \(more)
    """
  }

  private func check(
    _ package: String, _ command: String, _ files: [String: String]
  ) async throws -> Tool.Result {
    let scratch = try ScratchFolder()
    for (name, text) in files { try scratch.write(text, to: name) }
    try scratch.write(Self.source, to: "\(package)/App.swift")
    let folder = scratch.url.appending(path: package)
    let compiled = try await Compiler.run(["sh", "-c", command], in: folder)
    try #require(compiled.succeeded, "\(compiled.output)")
    let before = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted()
    let result = try await Tool.run(
      ["check", "--index-store=../products/store", "--build-command", command], in: folder)
    // The copy has what it needs of them, and its own of what a build writes there.
    let after = try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted()
    #expect(after == before)
    let log = folder.deletingLastPathComponent().appending(path: "products/log")
    #expect(try String(contentsOf: log, encoding: .utf8) == "built\n")
    for (name, text) in files { #expect(try scratch.text(name) == text) }
    return result
  }

  private func expectProof(_ result: Tool.Result) {
    #expect(
      result.output.contains("warning: 'ModelDependencies' does not need 'HasCache'"),
      "\(result.errors)")
    let proof = "proved 1 of 1 removal by building a copy "
    #expect(result.errors.hasPrefix(proof), "\(result.errors)")
  }

  @Test(arguments: [
    ("all/App", "../Shared", "all/Shared"),
    ("all/apps/App", "../../libs/Shared", "all/libs/Shared"),
    ("all/App", "..", "all"),
  ])
  func `What the index names beside the package is beside the copy`(
    package: String, shared: String, folder: String
  ) async throws {
    expectProof(
      try await check(package, Self.build(shared), ["\(folder)/Shared.swift": Self.shared]))
  }

  @Test func `What manifests name beside the package is beside the copy`() async throws {
    expectProof(
      try await check(
        "all/App", "cat ../Text/text.txt ../More/more.txt && \(Self.build("../Shared"))",
        [
          "all/App/Package.swift": """
          // swift-tools-version: 6.2
          import PackageDescription
          let package = Package(name: "App", dependencies: [.package(path: "../Text")])

          """,
          "all/Text/Package.swift": """
          // swift-tools-version: 6.2
          import PackageDescription
          let package = Package(name: "Text", dependencies: [.package(path: "../More")])

          """,
          "all/Text/text.txt": "", "all/More/more.txt": "", "all/Shared/Shared.swift": Self.shared,
        ]))
  }

  @Test func `A package around the package is around the copy`() async throws {
    expectProof(
      try await check(
        "all/Example", "cat ../README.md && \(Self.build(".."))",
        [
          "all/Package.swift": "", "all/README.md": "", "all/Shared.swift": Self.shared,
        ]))
  }

  @Test func `SwiftPM builds a copy with packages beside it`() async throws {
    let scratch = try ScratchFolder()
    let folder = try scratch.folder("App")
    func manifest(_ name: String, _ rest: String) -> String {
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "\(name)", \(rest))

      """
    }
    try scratch.write(
      manifest(
        "App",
        #"""
        dependencies: [.package(path: "../Shared")],
        targets: [.target(name: "App", dependencies: [.product(name: "Shared", package: "Shared")])]
        """#), to: "App/Package.swift")
    try scratch.write(Self.source, to: "App/Sources/App/App.swift")
    try scratch.write(
      manifest(
        "Shared",
        #"products: [.library(name: "Shared", targets: ["Shared"])], targets: [.target(name: "Shared")]"#
      ), to: "Shared/Package.swift")
    try scratch.write(Self.shared, to: "Shared/Sources/Shared/Shared.swift")
    let built = try await Compiler.run(["swift", "build"], in: folder)
    try #require(built.succeeded, "\(built.output)")
    let result = try await Tool.run(
      [
        "check", "--index-store=.build/debug/index/store", "--build-command", "swift build",
      ], in: folder)
    expectProof(result)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.appending(path: "Shared").path)
    #expect(names.sorted() == ["Package.swift", "Sources"])
  }
}
