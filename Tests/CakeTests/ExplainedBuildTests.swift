import Foundation
import TestSupport
import Testing

/// What a build that failed for what roots lack leaves to the next one.
@Suite(.timeLimit(.minutes(30))) struct ExplainedBuildTests {
  private static let modules = (1...5).map { "Part\($0)" }

  private static func source(_ module: String, answer: Int, isWhole: Bool = true) -> String {
    """
    public protocol Has\(module) { var answer: Int { get } }
    public struct \(module)Dependencies: Has\(module) {
      public init() {}
      \(isWhole ? "public let answer = \(answer)" : "")
    }

    """
  }

  @Test func `A source that goes back to what it was, its time included, is what runs`()
    async throws
  {
    let scratch = try ScratchFolder()
    let folder = try scratch.folder("parts")
    let targets = Self.modules.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    try scratch.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Parts", targets: [
        \(targets),
        .executableTarget(name: "App", dependencies: \(Self.modules)),
      ])

      """, to: "parts/Package.swift")
    let answers = Self.modules.map { "\($0)Dependencies().answer" }.joined(separator: ", ")
    try scratch.write(
      Self.modules.map { "import \($0)\n" }.joined() + "print(\(answers))\n",
      to: "parts/Sources/App/main.swift")
    for module in Self.modules {
      try scratch.write(
        Self.source(module, answer: 1), to: "parts/Sources/\(module)/Root.swift")
    }
    try await build(folder)
    let saved = scratch.url.appending(path: "saved").path
    try await run(["cp", "-a", "Sources", saved], folder)

    // What SwiftPM has not begun with when one module fails is compiled to explain that.
    for module in Self.modules {
      try scratch.write(
        Self.source(module, answer: 2, isWhole: module != "Part3"),
        to: "parts/Sources/\(module)/Root.swift")
    }
    let check = try await Tool.run(["check", "--", "-j", "1"], in: folder)
    #expect(check.output.contains("[missing-provider]"), "\(check.errors)")

    try await run(["rm", "-r", "Sources"], folder)
    try await run(["cp", "-a", saved, "Sources"], folder)
    try await build(folder)
    let output = try await Compiler.run([".build/debug/App"], in: folder).output
    #expect(output == "1 1 1 1 1\n")
  }

  private func build(_ folder: URL) async throws { try await run(["swift", "build"], folder) }

  private func run(_ command: [String], _ folder: URL) async throws {
    let result = try await Compiler.run(command, in: folder)
    guard result.succeeded else { throw SmallPackage.Failed(output: result.output) }
  }
}
