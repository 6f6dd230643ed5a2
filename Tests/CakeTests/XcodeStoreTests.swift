import Foundation
import TestSupport
import Testing

/// Stores with the units that Xcode leaves: several platforms and targets for one source file.
@Suite struct XcodeStoreTests {
  private struct Project {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private var store: String { scratch.url.appending(path: "Index.noindex/DataStore").path }

    /// Compiles a module as Xcode does for one platform, with units named by paths that lead nowhere.
    func compile(
      _ module: String, _ files: [String], for platform: String, _ flags: String...
    ) async throws {
      let folder = try scratch.folder("out/\(platform)")
      let unit = "/\(module).build/Debug-\(platform)/Objects-normal/arm64"
      let paths = files.map { scratch.url.appending(path: $0).path }
      let map = Dictionary(
        uniqueKeysWithValues: paths.map { path in
          let name = URL(filePath: path).deletingPathExtension().lastPathComponent
          return (
            path, ["object": "\(module)-\(name).o", "index-unit-output-path": "\(unit)/\(name).o"]
          )
        })
      try JSONEncoder().encode(map).write(to: folder.appending(path: "map.json"))
      let outcome = try await Compiler.compile(
        [
          "-c", "-module-name", module, "-parse-as-library", "-index-store-path", store, "-I", ".",
          "-emit-module", "-emit-module-path", "\(module).swiftmodule", "-output-file-map",
          "map.json",
        ] + flags + paths, in: folder)
      try #require(outcome.succeeded, "\(outcome.output)")
    }

    func check() async throws -> Tool.Result {
      try await Tool.run(
        ["check", ".", "--no-proof", "--index-store", store], in: scratch.url)
    }
  }

  @Test func `Code of another platform's units is a use as well`() async throws {
    let project = try Project()
    try project.scratch.write(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasPad { var pad: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias ListDependencies = HasClock & HasPad & HasCache
      func list(_ dependencies: any ListDependencies) -> Int {
        #if PAD
          dependencies.clock + dependencies.pad
        #else
          dependencies.clock
        #endif
      }

      """, to: "App/List.swift")
    for platforms in [["iphoneos", "iphonesimulator"], ["iphonesimulator", "iphoneos"]] {
      for platform in platforms {
        let flags = platform == "iphoneos" ? [] : ["-DPAD"]
        try await project.compile(
          "App", ["App/List.swift"], for: platform, flags.first ?? "-DPHONE")
      }
      let result = try await project.check()
      #expect(
        result.output.contains("does not need 'HasCache'"), "\(result.output)\(result.errors)")
      #expect(!result.output.contains("'HasPad'"), "\(result.output)")
    }
  }

  @Test func `What one target of a shared file needs stays, and what none needs is told once`()
    async throws
  {
    let project = try Project()
    try project.scratch.write(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMail { var mail: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias ListDependencies = HasClock & HasMail & HasCache
      func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

      """, to: "Shared/List.swift")
    try project.scratch.write(
      """
      func mail(_ dependencies: any ListDependencies) -> Int { dependencies.mail }

      """, to: "Widget/Mail.swift")
    try await project.compile("App", ["Shared/List.swift"], for: "iphoneos")
    try await project.compile(
      "Widget", ["Shared/List.swift", "Widget/Mail.swift"], for: "iphoneos")
    let result = try await project.check()
    let findings = result.output.split(separator: "\n").filter { $0.hasSuffix("[unused-need]") }
    #expect(
      findings == [
        "Shared/List.swift:4:51: warning: 'App.ListDependencies' does not need 'App.HasCache': "
          + "no consumer uses or forwards it [unused-need]"
      ], "\(result.output)\(result.errors)")
  }
}
