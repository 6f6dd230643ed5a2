import Foundation
import Testing

/// The build step, with a `swift` of the test's own first on PATH.
@Suite struct BuildTests {
  private let scratch: ScratchFolder
  private let package: URL

  init() throws {
    scratch = try ScratchFolder()
    package = try scratch.folder("a package")
    try scratch.write("// swift-tools-version: 6.2\n", to: "a package/Package.swift")
  }

  private func check(
    _ arguments: [String], swift: String, in folder: URL? = nil
  ) async throws -> Tool.Result {
    // The tool also asks it where its library is.
    try scratch.write(
      "#!/bin/sh\n[ \"$1\" = build ] || exit 1\n\(swift)\n", to: "bin/swift", permissions: 0o755)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await Tool.run(
      ["check"] + arguments, in: folder ?? package,
      environment: ["PATH": scratch.url.appending(path: "bin").path + ":" + path])
  }

  @Test(arguments: ["", "./", "../link", "../link/", "../a package"])
  func `Tests are built too, at the package's real path`(path: String) async throws {
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appending(path: "link"), withDestinationURL: package)
    let log = scratch.url.appending(path: "arguments").path
    _ = try await check(
      path.isEmpty ? [] : [path], swift: "printf '%s\\n' \"$@\" >> '\(log)'")
    let real = scratch.url.appending(path: "a package").path
    #expect(try scratch.text("arguments") == "build\n--build-tests\n--package-path\n\(real)\n")
  }

  @Test(arguments: ["--skip-build", "--index-store=nowhere"])
  func `A build that is not asked for does not happen`(option: String) async throws {
    let log = scratch.url.appending(path: "built").path
    _ = try await check([option], swift: "touch '\(log)'")
    #expect(!FileManager.default.fileExists(atPath: log))
  }

  @Test func `A build that fails is shown in full on standard error`() async throws {
    let result = try await check(
      [],
      swift: """
        i=0; while [ $i -lt 5000 ]; do echo "line $i of what the build prints"; i=$((i+1)); done
        echo 'App.swift:1:1: error: no' >&2
        exit 1
        """)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("line 0 of what the build prints\nline 1 "))
    #expect(
      result.errors.hasSuffix(
        "\nline 4999 of what the build prints\nApp.swift:1:1: error: no\n"
          + "error: the package does not build\n"))
  }

  @Test func `An error that is like those that are explained is shown where nothing explains it`()
    async throws
  {
    let error = "/App.swift:1:8: error: type 'App' does not conform to protocol 'HasClock'"
    let result = try await check([], swift: "echo \"\(error)\"; exit 1")
    #expect(result.errors == "\(error)\nerror: the package does not build\n")
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func `Of a package that does not build no baseline is written, and that is said`()
    async throws
  {
    let result = try await check(["--write-baseline", "known.json"], swift: "exit 1")
    #expect(
      result.errors == """
        note: 'known.json' was not written: nothing was checked
        error: the package does not build

        """)
    #expect(result.status == 2)
  }

  @Test func `A build that succeeds is not shown`() async throws {
    let result = try await check([], swift: "echo progress; echo warning >&2")
    #expect(!result.errors.contains("progress") && !result.errors.contains("warning"))
    #expect(!result.output.contains("progress"))
  }

  @Test func `A package that is all C has nothing to check, and may have`() async throws {
    try scratch.write("int one(void) { return 1; }\n", to: "a package/Sources/One/one.c")
    let result = try await check([], swift: "exit 0")
    #expect(
      result.errors == """
        error: no Swift target was found in the package, so there is nothing to check
        note: allow that there is none with '--allow-empty'

        """)
    #expect(result.status == 2)
    let allowed = try await check(["--allow-empty"], swift: "exit 0")
    #expect(allowed.output.hasSuffix("\nno findings\n"), "\(allowed.errors)")
    #expect(allowed.status == 0)
  }

  @Test func `A build that is stopped by a signal is told apart`() async throws {
    let result = try await check([], swift: "echo half; kill -9 $$")
    #expect(result.errors == "half\nerror: the build was stopped by signal 9\n")
    #expect(result.status == 2)
  }

  @Test func `Without swift on PATH the remedy is named`() async throws {
    let result = try await Tool.run(
      ["check"], in: package, environment: ["PATH": scratch.url.path])
    #expect(
      result.errors == """
        error: 'swift' was not found on PATH
        note: put a Swift toolchain on PATH, or build the package and use '--skip-build'

        """)
    #expect(result.status == 2)
  }

  @Test(arguments: [
    ("missing", "'missing' does not exist", "name the folder of a package"),
    (
      "..", "'..' has no Package.swift, nor has a folder above it",
      "name the folder of a package, or the store of another kind of project with '--index-store'"
    ),
  ])
  func `A path that is no package is one sentence`(
    path: String, message: String, remedy: String
  ) async throws {
    let result = try await check([path], swift: "exit 1")
    #expect(result.errors == "error: \(message)\nnote: \(remedy)\n")
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test(arguments: [
    ["generate", "doubles"], ["generate", "slice", "--for", "Model"],
    ["new", "provider", "Weather"],
  ])
  func `Where only a package will do, no store is asked for`(command: [String]) async throws {
    let result = try await Tool.run(command, in: scratch.url)
    #expect(
      result.errors == """
        error: '.' has no Package.swift, nor has a folder above it
        note: name the folder of a package: this command works in no other kind of project

        """)
    #expect(result.output == "" && result.status == 2)
  }

  @Test func `What follows two dashes is the build's`() async throws {
    let log = scratch.url.appending(path: "arguments").path
    let print = "printf '%s\\n' \"$@\" >> '\(log)'; echo ${SWIFTPM_BUILD_DIR-none} >> '\(log)'"
    let arguments = [
      "-c", "release", "--scratch-path", "elsewhere", "-Xswiftc", "-DX", "--traits=A,B",
    ]
    let result = try await check(["--"] + arguments, swift: print)
    let real = package.path.hasSuffix("/") ? String(package.path.dropLast()) : package.path
    #expect(
      try scratch.text("arguments") == """
        build
        --build-tests
        --package-path
        \(real)
        --scratch-path
        \(real)/elsewhere
        -c
        release
        -Xswiftc
        -DX
        --traits=A,B
        --enable-index-store
        \(real)/elsewhere

        """)
    // Nor does the check look anywhere else.
    #expect(
      result.errors.hasPrefix(
        "error: no index store was found; looked at '\(real)/elsewhere/release/index/store'\n"))
    #expect(
      result.builds == [
        "building with 'swift build --build-tests -c release -Xswiftc -DX --traits=A,B'",
        "built after",
      ])
  }

  @Test func `SwiftPM's own variable says where a build is`() async throws {
    let result = try await Tool.run(
      ["check", "--skip-build"], in: package, environment: ["SWIFTPM_BUILD_DIR": "here"])
    #expect(result.errors.contains("/a package/here/debug/index/store'"))
  }

  @Test func `A release build is told to write facts in the words of its build system`()
    async throws
  {
    let log = scratch.url.appending(path: "arguments").path
    _ = try await check(
      ["--", "--build-system=swiftbuild", "--configuration=release"],
      swift: "printf '%s\\n' \"$@\" >> '\(log)'")
    let facts = package.appending(path: ".build/out").path
    #expect(
      try scratch.text("arguments").hasSuffix(
        "\n-Xswiftc\n-index-store-path\n-Xswiftc\n\(facts)\n"))
  }

  @Test func `Of a build for another platform that platform's facts are read`() async throws {
    _ = try scratch.folder("a package/.build/debug/index/store/v5/units")
    _ = try scratch.folder("a package/.build/arm64-apple-macosx/debug")
    for (triple, folder) in [
      ("wasm32-unknown-wasi", "wasm32-unknown-wasi"),
      ("arm64-apple-macosx15.0", "arm64-apple-macosx"),
    ] {
      let result = try await check(["--skip-build", "--", "--triple", triple], swift: "exit 1")
      #expect(result.errors.contains("/.build/\(folder)/debug/index/store'\n"), "\(result.errors)")
    }
  }

  @Test func `What says where the package is can't be passed on`() async throws {
    let result = try await check(["--", "--package-path=x"], swift: "exit 1")
    #expect(
      result.errors
        == "error: '--package-path' can't be passed to the build: PATH says where the package is\n")
    let other = try await check(["--", "--build-system", "xcode"], swift: "exit 1")
    #expect(
      other.errors
        == "error: '--build-system xcode' can't be passed to the build: only of 'native' and "
        + "'swiftbuild' is it known where facts are\n")
  }

  @Test(arguments: ["TERM", "INT", "HUP"])
  func `A signal that comes to the tool alone ends the build too`(signal: String) async throws {
    let log = scratch.url.appending(path: "late").path
    let result = try await check(
      [], swift: "(sleep 0.3; kill -\(signal) $PPID) & sleep 4; touch '\(log)'")
    #expect(result.errors.hasPrefix("error: stopped by signal "))
    #expect(result.status > 128 && !result.wasStopped)
    #expect(!FileManager.default.fileExists(atPath: log))
  }
}
