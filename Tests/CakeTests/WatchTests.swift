import Foundation
import TestSupport
import Testing

@Suite struct WatchTests {
  @Test func `A check that watches checks again after a change, until it is stopped`()
    async throws
  {
    let package = try await SmallPackage()
    let (output, errors) = (try package.scratch.file("out"), try package.scratch.file("err"))
    let process = Process()
    process.executableURL = URL(filePath: try Tool.path)
    process.arguments = ["check", "--watch", "--no-proof"]
    process.currentDirectoryURL = package.folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": package.scratch.url.appending(path: "bin").path + ":" + path]
    ) { $1 }
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    defer { process.terminate() }

    func waiting(_ count: Int) async throws {
      for _ in 0..<600 {
        let text = try package.scratch.text("err")
        if text.components(separatedBy: "waiting for a change\n").count > count { return }
        try await Task.sleep(for: .milliseconds(100))
      }
      Issue.record("no check: \(try package.scratch.text("err"))")
    }
    try await waiting(1)
    #expect(try package.scratch.text("out").hasSuffix("\n3 findings: 3 warnings\n"))
    // What does not compile is told, and watched on.
    try package.write("let", to: "Sources/App/App.swift")
    try await waiting(2)
    #expect(try package.scratch.text("err").contains("error: the package does not build\n"))
    try package.write(SmallPackage.fixed, to: "Sources/App/App.swift")
    try await waiting(3)
    #expect(try package.scratch.text("out").hasSuffix("\nno findings\n"))
    process.interrupt()
    for _ in 0..<600 where process.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    try #require(!process.isRunning)
    #expect(process.terminationStatus == 130 && process.terminationReason == .exit)
  }
}
