import Foundation
import TestSupport
import Testing

@Suite struct WatchTests {
  @Test func `A check that watches checks again after a change, until it is stopped`()
    async throws
  {
    let package = try await SmallPackage()
    let watch = try Watch(package, [])
    try await watch.rest(1)
    #expect(try watch.output.hasSuffix("\n3 findings: 3 warnings\n"))
    // What does not compile is told, and watched on.
    try package.write("let", to: "Sources/App/App.swift")
    try await watch.rest(2)
    #expect(try watch.errors.contains("error: the package does not build\n"))
    try package.write(SmallPackage.fixed, to: "Sources/App/App.swift")
    try await watch.rest(3)
    #expect(try watch.output.hasSuffix("\nno findings\n"))
    #expect(try await watch.stop() == 130)
  }

  @Test func `A change behind a link counts, and one of a header`() async throws {
    let package = try await SmallPackage()
    try package.scratch.write("let more = 1\n", to: "elsewhere/More.swift")
    try package.scratch.write("int more(void);\n", to: "elsewhere/more.h")
    // This one leads back to itself.
    for (link, target) in [("More", "../../elsewhere"), ("../../elsewhere/again", "../elsewhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: package.folder.appending(path: link).path, withDestinationPath: target)
    }
    let watch = try Watch(package, [])
    try await watch.rest(1)
    try package.scratch.write("let more = 12\n", to: "elsewhere/More.swift")
    try await watch.rest(2)
    try package.scratch.write("int more(int);\n", to: "elsewhere/more.h")
    try await watch.rest(3)
    #expect(try await watch.stop() == 130)
  }

  @Test func `Where others build, each build's end is waited for`() async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check")
    let watch = try Watch(package, ["--index-store", ".build/debug/index/store"])
    try await watch.rest(1)
    #expect(try watch.output.hasSuffix("\n3 findings: 3 warnings\n"))
    try package.write(SmallPackage.fixed, to: "Sources/App/App.swift")
    try await watch.rest(2)
    #expect(try watch.errors.contains("error: a file is newer than the index store: "))
    let swift = package.scratch.url.appending(path: "bin/swift").path
    let build = [swift, "build", "--build-tests", "--package-path", package.folder.path]
    #expect(try await Compiler.run(build, in: package.folder).succeeded)
    try await watch.rest(3)
    #expect(try watch.output.hasSuffix("\nno findings\n"))
    #expect(try await watch.stop() == 130)
  }
}

/// A `cake check --watch` that runs.
private final class Watch {
  private let process = Process()
  private let scratch: ScratchFolder

  init(_ package: SmallPackage, _ arguments: [String]) throws {
    scratch = try ScratchFolder()
    process.executableURL = URL(filePath: try Tool.path)
    process.arguments = ["check", "--watch", "--no-proof"] + arguments
    process.currentDirectoryURL = package.folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": package.scratch.url.appending(path: "bin").path + ":" + path]
    ) { $1 }
    process.standardOutput = try scratch.file("out")
    process.standardError = try scratch.file("err")
    try process.run()
  }

  deinit { process.terminate() }

  var output: String { get throws { try scratch.text("out") } }
  var errors: String { get throws { try scratch.text("err") } }

  /// Waits until it has checked so many times.
  func rest(_ count: Int) async throws {
    for _ in 0..<600 {
      if try errors.components(separatedBy: "waiting for a change\n").count > count { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("no check: \(try errors)")
  }

  /// How it ends after Ctrl-C.
  func stop() async throws -> Int32 {
    process.interrupt()
    for _ in 0..<600 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    try #require(!process.isRunning)
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
