import Foundation
import TestSupport
import Testing

/// Proofs by a build command, for packages that SwiftPM did not build.
@Suite struct ProofByCommandTests {
  static let source = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    protocol HasPush { var push: Int { get } }
    typealias ModelDependencies = HasClock & HasCache & HasPush
    struct Model {
      let dependencies: any ModelDependencies
      var now: Int { dependencies.clock }
    }
    struct Holder<Held> { let held: Held }
    func push(_ dependencies: any ModelDependencies) -> Int {
      Holder(held: dependencies).held.push
    }

    """

  private func check(_ command: String?, _ more: String...) async throws -> Tool.Result {
    let scratch = try ScratchFolder()
    try scratch.write(Self.source, to: "package/App.swift")
    let folder = scratch.url.appending(path: "package")
    let compiled = try await Compiler.run(
      [
        "swiftc", "-c", "-module-name", "App", "-parse-as-library",
        "-index-ignore-system-modules", "-index-store-path", "../store", "-o", "../App.o",
        "App.swift",
      ], in: folder)
    try #require(compiled.succeeded, "\(compiled.output)")
    let result = try await Tool.run(
      ["check", "--index-store=../store"] + more
        + (command.map { ["--build-command", $0] } ?? []),
      in: folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App.swift"])
    #expect(try scratch.text("package/App.swift") == Self.source)
    return result
  }

  @Test func `A command builds copies of the package, and decides`() async throws {
    let result = try await check("swiftc -typecheck -parse-as-library *.swift")
    #expect(
      result.output.contains(
        "App.swift:4:42: warning: 'ModelDependencies' does not need 'HasCache'"))
    #expect(result.output.hasSuffix("1 finding: 1 warning\n"))
    #expect(result.errors == "proved 1 of 2 removals by building a copy 6 times\n")
  }

  @Test func `Where SwiftPM builds, its plan says how`() async throws {
    let result = try await Tool.run(["check", "--build-command", "true"])
    #expect(
      result.errors.hasPrefix(
        "error: '--build-command' needs '--index-store': what SwiftPM builds is proved without it\n"
      ))
    #expect(result.status == 2)
  }

  @Test(arguments: [
    ("true", "'true' succeeds on a copy of the package with an error in 'App.swift'"),
    ("exit 3", "'exit 3' fails on a copy of the package in which nothing was changed"),
    (
      "echo no scheme; exit 3",
      "'echo no scheme; exit 3' fails on a copy of the package in which nothing was changed: no scheme"
    ),
    (nil, "the build left no plan that is understood"),
  ])
  func `A command that decides nothing proves nothing`(command: String?, reason: String)
    async throws
  {
    let result = try await check(command)
    #expect(result.output.hasSuffix("no findings\n"))
    #expect(
      result.errors
        == """
        note: nothing was proved by the compiler: \(reason); 2 findings left out that it would judge, \
        '--verbose' lists them

        """)
  }

  @Test func `What is left out is listed on request`() async throws {
    let result = try await check(nil, "--verbose")
    let told = result.errors.split(separator: "\n").dropFirst()
    #expect(
      told == [
        "App.swift:4:42: note: left out: 'ModelDependencies' does not need 'HasCache': "
          + "no consumer uses or forwards it [unused-need]",
        "App.swift:4:53: note: left out: 'ModelDependencies' does not need 'HasPush': "
          + "no consumer uses or forwards it [unused-need]",
      ])
  }

  /// A package whose source is a link, with the real file where the link says.
  private func checkLinked(
    _ link: String, to real: String
  ) async throws -> (result: Tool.Result, real: String) {
    let scratch = try ScratchFolder()
    let folder = try scratch.folder("package")
    try scratch.write(Self.source, to: real)
    let target = link.hasPrefix("/") ? scratch.url.path + link : link
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "App.swift").path, withDestinationPath: target)
    let compiled = try await Compiler.run(
      [
        "swiftc", "-c", "-module-name", "App", "-parse-as-library",
        "-index-ignore-system-modules", "-index-store-path", "../store", "-o", "../App.o",
        "App.swift",
      ], in: folder)
    try #require(compiled.succeeded, "\(compiled.output)")
    let result = try await Tool.run(
      [
        "check", "--index-store=../store", "--build-command",
        "swiftc -typecheck -parse-as-library App.swift",
      ], in: folder)
    return (result, try scratch.text(real))
  }

  @Test(arguments: [
    ("real/App.swift", "package/real/App.swift"),
    ("/package/real/App.swift", "package/real/App.swift"),
    ("../package/real/App.swift", "package/real/App.swift"),
  ])
  func `What is written to a link in the copy stays there`(link: String, real: String)
    async throws
  {
    let (result, text) = try await checkLinked(link, to: real)
    #expect(result.output.contains("warning: 'ModelDependencies' does not need 'HasCache'"))
    #expect(result.errors == "proved 1 of 2 removals by building a copy 6 times\n")
    #expect(text == Self.source)
  }

  @Test(arguments: [
    ("/outside/App.swift", "outside/App.swift"), ("../outside/App.swift", "outside/App.swift"),
  ])
  func `A link out of the package is a file in the copy`(link: String, real: String) async throws {
    let (result, text) = try await checkLinked(link, to: real)
    #expect(result.output.contains("warning: 'ModelDependencies' does not need 'HasCache'"))
    #expect(result.errors == "proved 1 of 2 removals by building a copy 6 times\n")
    #expect(text == Self.source)
  }

  @Test func `A folder that is linked from outside is proved with the rest, by all of its paths`()
    async throws
  {
    let scratch = try ScratchFolder()
    let folder = try scratch.folder("package")
    try scratch.write(Self.source, to: "outside/more/App.swift")
    try scratch.write("func other() {}\n", to: "outside/more/Other.swift")
    let own = """
      protocol HasOwn { var own: Int { get } }
      protocol HasNone { var none: Int { get } }
      typealias OwnDependencies = HasOwn & HasNone
      func own(_ dependencies: any OwnDependencies) -> Int { dependencies.own }

      """
    try scratch.write(own, to: "package/Own.swift")
    for link in ["First", "Second"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: link).path, withDestinationPath: "../outside")
    }
    let build = """
      package=$PWD
      for part in First Second; do
        mkdir -p ../out/$part && cd ../out/$part || exit 1
        swiftc -c -module-name $part -parse-as-library STORE $package/$part/more/App.swift \
          $package/$part/more/Other.swift $package/Own.swift || exit 1
        cd $package
      done
      """
    let compiled = try await Compiler.run(
      [
        "sh", "-c",
        build.replacing(
          "STORE", with: "-index-ignore-system-modules -index-store-path ../../store"),
      ], in: folder)
    try #require(compiled.succeeded, "\(compiled.output)")
    let result = try await Tool.run(
      [
        "check", "--index-store=../store", "--build-command",
        build.replacing("STORE", with: ""),
      ], in: folder)
    #expect(result.output.contains("ModelDependencies' does not need 'First.HasCache'"))
    #expect(result.output.contains("OwnDependencies' does not need 'First.HasNone'"))
    #expect(
      result.errors.hasPrefix("proved 2 of 3 removals by building a copy "), "\(result.errors)")
    #expect(try scratch.text("outside/more/App.swift") == Self.source)
  }

  /// A module of a package, one of its tests, and one that the build makes of them.
  private func checkModules(_ command: String) async throws -> Tool.Result {
    let scratch = try ScratchFolder()
    let files = [
      "Core.swift": Self.source,
      "Tests.swift": """
      @testable import Core
      struct Taken<Held> { let held: Held }
      func cache(_ dependencies: any ModelDependencies) -> Int {
        Taken(held: dependencies).held.cache
      }

      """,
      ".build/Made.swift": "import Tests\nfunc make() {}\n",
    ]
    for (name, text) in files { try scratch.write(text, to: "package/\(name)") }
    let folder = scratch.url.appending(path: "package")
    let compiled = try await Compiler.run(
      [
        "sh", "-c",
        """
        for file in Core Tests .build/Made; do
          module=$(basename $file)
          swiftc -c -emit-module -emit-module-path ../$module.swiftmodule -module-name $module \
            -parse-as-library -enable-testing -I .. -index-ignore-system-modules \
            -index-store-path ../store -o ../$module.o $file.swift || exit 1
        done
        """,
      ], in: folder)
    try #require(compiled.succeeded, "\(compiled.output)")
    return try await Tool.run(
      ["check", "--index-store=../store", "--build-command", command], in: folder)
  }

  @Test func `A command that passes over what depends on an edited file proves nothing`()
    async throws
  {
    let core = """
      swiftc -emit-module -emit-module-path Core.swiftmodule -module-name Core -enable-testing \
      -parse-as-library Core.swift
      """
    let blind = try await checkModules(core)
    #expect(blind.output.hasSuffix("no findings\n"))
    #expect(
      blind.errors.contains("succeeds on a copy of the package with an error in 'Tests.swift'"))
    let all = try await checkModules(
      core + " && swiftc -typecheck -module-name Tests -I . -parse-as-library Tests.swift"
        + " && mkdir -p .build && echo 'func make() {}' > .build/Made.swift")
    #expect(all.output.hasSuffix("no findings\n"))
    #expect(all.errors.hasPrefix("proved 0 of 2 removals by building a copy "), "\(all.errors)")
  }
}
