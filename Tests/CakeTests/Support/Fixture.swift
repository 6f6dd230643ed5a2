import Foundation
import Testing

/// A package of `Tests/Fixtures`, copied to a folder of its own and built there by the tool.
actor Fixture {
  /// Two copies in two folders: what is printed must not tell them apart.
  static let repos = Fixture("Repos")
  static let reposElsewhere = Fixture("Repos")
  /// A package whose roots lack providers, and one whose values need themselves to be made.
  static let incomplete = Fixture("Incomplete")
  static let cycle = Fixture("Cycle")
  /// A package with comments that hide findings.
  static let kept = Fixture("Kept")
  /// The same, for tests that write its `.cake.json`.
  static let configured = Fixture("Kept")
  /// The same, in a folder of a repository.
  static let nested = Fixture("Kept", at: "Packages/Kept")

  /// A package with macros, plugins, C, a package of its own, and one module that imports another
  /// which its manifest does not name; built by each of SwiftPM's build systems.
  static let proved = Fixture("Proved", at: "Zoo", ["--proof=all"])
  static let provedOtherwise = Fixture(
    "Proved", at: "Zoo", ["--proof=all", "--", "--build-system", "swiftbuild"])

  private let name: String
  private let path: String
  private let arguments: [String]
  private var building: Task<Built, any Error>?

  private struct Built: Sendable {
    let scratch: ScratchFolder
    let folder: URL
    let result: Tool.Result
  }

  init(_ name: String, at path: String = "", _ arguments: [String] = []) {
    self.name = name
    self.path = path
    self.arguments = arguments
  }

  /// The folder of the recorded outputs.
  static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens").path

  static func golden(_ name: String) throws -> String {
    try String(contentsOfFile: "\(goldens)/\(name)", encoding: .utf8)
  }

  /// Checks the package: the first call builds, all later ones read what that build left.
  func check(_ arguments: [String] = []) async throws -> Tool.Result {
    try await Tool.run(["check", "--skip-build"] + arguments, in: folder())
  }

  /// Checks the package with a configuration, which is gone afterwards.
  func check(_ arguments: [String], configuration: String) async throws -> Tool.Result {
    let file = try await folder().appending(path: ".cake.json")
    try Data(configuration.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await check(arguments)
  }

  /// Runs any command in the built package.
  func command(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.run(arguments, in: built().scratch.url)
  }

  /// What the first `cake check` did, which built the package.
  func firstCheck() async throws -> Tool.Result { try await built().result }

  /// Where the package is.
  func folder() async throws -> URL { try await built().folder }

  /// A copy of the package's index store, to damage; `--index-store` has a check read it.
  func copyOfStore() async throws -> URL {
    let copy = try await folder().appending(path: UUID().uuidString)
    let store = try await folder().appending(path: ".build/debug/index/store")
    try FileManager.default.copyItem(at: store.resolvingSymlinksInPath(), to: copy)
    return copy
  }

  /// The package's sources, relative to its folder.
  func sources() async throws -> [String] {
    let folder = try await folder()
    return try ["Sources", "Tests"].flatMap { part in
      try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: part).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(part)/\($0)" }
    }
  }

  private func built() async throws -> Built {
    if let building { return try await building.value }
    let task = Task { [name, path, arguments] in
      let scratch = try ScratchFolder()
      let folder = path.isEmpty ? scratch.url : try scratch.folder(path)
      let fixture = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(components: "Fixtures", name)
      for entry in ["Package.swift", "Sources", "Tests", "Plugins", "Local"] {
        let source = fixture.appending(path: entry)
        guard FileManager.default.fileExists(atPath: source.path) else { continue }
        try FileManager.default.copyItem(at: source, to: folder.appending(path: entry))
      }
      let result = try await Tool.run(["check"] + arguments, in: folder)
      return Built(scratch: scratch, folder: folder, result: result)
    }
    building = task
    return try await task.value
  }
}
