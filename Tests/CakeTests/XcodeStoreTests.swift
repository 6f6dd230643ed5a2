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

    /// Compiles one Swift file that Objective-C can see, and one file in that itself.
    func compile(visible swift: String, beside objectiveC: String?) async throws {
      let shared = ["-index-store-path", store, "-index-unit-output-path"]
      let outcome = try await Compiler.compile(
        [
          "-frontend", "-c", "-enable-objc-interop", "-module-name", "App", "-parse-as-library",
          "-disable-objc-attr-requires-foundation-module", "-o", "App.o", "-primary-file", swift,
        ] + shared + ["/App.build/Objects-normal/arm64/App.o"], in: scratch.url)
      try #require(outcome.succeeded, "\(outcome.output)")
      guard let objectiveC else { return }
      let other = try await Compiler.run(
        ["clang", "-c", "-o", "Other.o", objectiveC] + shared
          + ["/App.build/Objects-normal/arm64/Other.o"], in: scratch.url)
      try #require(other.succeeded, "\(other.output)")
    }

    func check(_ path: String = ".") async throws -> Tool.Result {
      try await Tool.run(
        ["check", path, "--no-proof", "--index-store", store], in: scratch.url)
    }

    /// What a check says of needs.
    func needs(_ path: String = ".") async throws -> [Substring] {
      let result = try await check(path)
      #expect(result.errors == "")
      return result.output.split(separator: "\n").filter { $0.hasSuffix("[unused-need]") }
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

  @Test(arguments: ["Shared/List.swift", "Widget/List.swift"])
  func `What one target of a shared file needs stays, and what none needs is told once`(
    path: String
  ) async throws {
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
    if path != "Shared/List.swift" {
      let link = project.scratch.url.appending(path: path).path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "../Shared/List.swift")
    }
    try await project.compile("App", ["Shared/List.swift"], for: "iphoneos")
    try await project.compile(
      "Widget", [path, "Widget/Mail.swift"], for: "iphoneos")
    let result = try await project.check()
    let findings = result.output.split(separator: "\n").filter { $0.hasSuffix("[unused-need]") }
    #expect(
      findings == [
        "Shared/List.swift:4:51: warning: 'App.ListDependencies' does not need 'App.HasCache': "
          + "no consumer uses or forwards it [unused-need]"
      ], "\(result.output)\(result.errors)")
  }

  @Test func `A store of other sources is refused, not taken for a clean program`() async throws {
    let project = try Project()
    try project.scratch.write(
      "protocol HasClock { var clock: Int { get } }\n", to: "App/Clock.swift")
    try project.scratch.write("let other = 1\n", to: "Other/Other.swift")
    try await project.compile("App", ["App/Clock.swift"], for: "iphoneos")
    let result = try await project.check("Other")
    #expect(result.status == 2 && result.output == "", "\(result.output)")
    #expect(
      result.errors == """
        error: the index store has nothing about the package's own sources
        note: name the package that the store was made from as PATH

        """)
  }

  @Test func `Units of Objective-C are passed over, and what it may use stays`() async throws {
    let source = """
      @objc public protocol HasClock { var clock: Int { get } }
      @objc public protocol HasCache { var cache: Int { get } }
      public protocol HasPush { var push: Int { get } }
      public typealias ListDependencies = HasClock & HasCache & HasPush
      public func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

      """
    let push =
      "App/List.swift:4:59: warning: 'ListDependencies' does not need 'HasPush': "
      + "no consumer uses or forwards it [unused-need]"
    let alone = try Project()
    try alone.scratch.write(source, to: "App/List.swift")
    try await alone.compile(visible: "App/List.swift", beside: nil)
    #expect(try await alone.needs().count == 2)

    let beside = try Project()
    try beside.scratch.write(source, to: "App/List.swift")
    try beside.scratch.write("int answer(void) { return 2; }\n", to: "App/Other.m")
    try await beside.compile(visible: "App/List.swift", beside: "App/Other.m")
    #expect(try await beside.needs() == [push[...]])
    // The folder that has the store in it will do.
    let why = try await Tool.run(
      ["why", "HasCache", "--no-proof", "--index-store", "."],
      in: beside.scratch.url)
    #expect(
      why.output.contains("4:48: kept: its protocol is '@objc': Objective-C may use it"),
      "\(why.output)\(why.errors)")
  }

  @Test func `A workspace's packages are other packages, and what uses them is in sight`()
    async throws
  {
    let project = try Project()
    try project.scratch.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Core", targets: [.target(name: "Core")])

      """, to: "Packages/Core/Package.swift")
    try project.scratch.write(
      """
      public protocol HasClock { var clock: Int { get } }
      public protocol HasCache { var cache: Int { get } }
      public protocol HasPush { var push: Int { get } }
      public typealias CoreDependencies = HasClock & HasCache & HasPush
      public func core(_ dependencies: any CoreDependencies) -> Int { dependencies.clock }

      """, to: "Packages/Core/Sources/Core/Core.swift")
    try project.scratch.write(
      """
      import Core
      typealias AppDependencies = HasClock & HasCache
      func app(_ dependencies: any AppDependencies) -> Int { dependencies.clock }
      func cache(_ dependencies: any CoreDependencies) -> Int { dependencies.cache }

      """, to: "App/App.swift")
    try await project.compile(
      "Core", ["Packages/Core/Sources/Core/Core.swift"], for: "iphoneos")
    try await project.compile("App", ["App/App.swift"], for: "iphoneos")
    #expect(
      try await project.needs() == [
        "App/App.swift:2:40: warning: 'AppDependencies' does not need 'HasCache': "
          + "no consumer uses or forwards it [unused-need]"
      ])
    // Of the package's providers those count that something here names.
    #expect(try await project.check().output.hasPrefix("Looked at 1 module, 1 file: 2 providers, "))
    #expect(
      try await project.needs("Packages/Core") == [
        "Packages/Core/Sources/Core/Core.swift:4:59: warning: 'CoreDependencies' does not need "
          + "'HasPush': no consumer uses or forwards it [unused-need]"
      ])
  }

  @Test func `Units that a renamed target has left are no target's`() async throws {
    let project = try Project()
    let source = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias ListDependencies = HasClock & HasCache
      func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

      """
    try project.scratch.write(source, to: "App/List.swift")
    try project.scratch.write("func other() {}\n", to: "App/Other.swift")
    let files = ["App/List.swift", "App/Other.swift"]
    let old = ":3:41: warning: 'App.ListDependencies' does not need 'App.HasCache': "
    try await project.compile("App", files, for: "iphoneos")
    try await project.compile("Shop", files, for: "iphoneos")
    // Nothing tells yet which of them is no more.
    #expect(try await project.needs().count == 1)
    #expect(try await project.check().output.contains(old))
    try project.scratch.write("// Changed.\n" + source, to: "App/List.swift")
    let stale = try await project.check()
    #expect(stale.errors.hasPrefix("error: ") && stale.errors.contains("'App/List.swift'"))
    #expect(stale.status == 2)
    try await project.compile("Shop", files, for: "iphoneos")
    #expect(
      try await project.needs() == [
        "App/List.swift:4:41: warning: 'ListDependencies' does not need 'HasCache': "
          + "no consumer uses or forwards it [unused-need]"
      ])
  }

  @Test func `A target that was not built since is not taken for one that is no more`()
    async throws
  {
    let project = try Project()
    try project.scratch.write("protocol HasClock { var clock: Int { get } }\n", to: "Shared.swift")
    try project.scratch.write("func widget() {}\n", to: "Widget.swift")
    try await project.compile("Widget", ["Shared.swift", "Widget.swift"], for: "iphoneos")
    try project.scratch.write(
      "protocol HasClock { var clock: Int { get } }\n\n", to: "Shared.swift")
    try await project.compile("App", ["Shared.swift"], for: "iphoneos")
    let result = try await project.check()
    #expect(result.errors.contains("'Shared.swift'") && result.status == 2)
  }
}
