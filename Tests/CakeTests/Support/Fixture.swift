import Foundation
import Testing

/// A package of `Tests/Fixtures`, copied to a folder of its own and built there by the tool.
actor Fixture {
  /// Two copies in two folders: what is printed must not tell them apart.
  static let repos = Fixture("Repos")
  static let reposElsewhere = Fixture("Repos")

  private let name: String
  private var building: Task<Built, any Error>?

  private struct Built: Sendable {
    let scratch: ScratchFolder
    let result: Tool.Result
  }

  init(_ name: String) { self.name = name }

  /// Checks the package: the first call builds, all later ones read what that build left.
  func check(_ arguments: [String] = []) async throws -> Tool.Result {
    let built = try await built()
    return try await Tool.run(["check", "--skip-build"] + arguments, in: built.scratch.url)
  }

  /// Runs any command in the built package, which may change it.
  func run(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.run(arguments, in: built().scratch.url)
  }

  /// What `cake check` without options did, which built the package.
  func firstCheck() async throws -> Tool.Result { try await built().result }

  /// A copy of the package's index store, to damage; `--index-store` has a check read it.
  func copyOfStore() async throws -> URL {
    let folder = try await built().scratch.url
    let copy = folder.appending(path: UUID().uuidString)
    let store = folder.appending(path: ".build/debug/index/store").resolvingSymlinksInPath()
    try FileManager.default.copyItem(at: store, to: copy)
    return copy
  }

  /// The package's sources, relative to its folder.
  func sources() async throws -> [String] {
    let folder = try await built().scratch.url
    return try ["Sources", "Tests"].flatMap { part in
      try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: part).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(part)/\($0)" }
    }
  }

  private func built() async throws -> Built {
    if let building { return try await building.value }
    let task = Task { [name] in
      let scratch = try ScratchFolder()
      let fixture = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(components: "Fixtures", name)
      for entry in ["Package.swift", "Sources", "Tests"] {
        try FileManager.default.copyItem(
          at: fixture.appending(path: entry), to: scratch.url.appending(path: entry))
      }
      return Built(scratch: scratch, result: try await Tool.run(["check"], in: scratch.url))
    }
    building = task
    return try await task.value
  }
}
