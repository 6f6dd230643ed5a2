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

  /// Runs any command in the built package.
  func command(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.run(arguments, in: built().scratch.url)
  }

  /// What `cake check` without options did, which built the package.
  func firstCheck() async throws -> Tool.Result { try await built().result }

  private func built() async throws -> Built {
    if let building { return try await building.value }
    let task = Task { [name] in
      let scratch = try ScratchFolder()
      let fixture = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(components: "Fixtures", name)
      for entry in ["Package.swift", "Sources", "Tests"] {
        let source = fixture.appending(path: entry)
        guard FileManager.default.fileExists(atPath: source.path) else { continue }
        try FileManager.default.copyItem(at: source, to: scratch.url.appending(path: entry))
      }
      return Built(scratch: scratch, result: try await Tool.run(["check"], in: scratch.url))
    }
    building = task
    return try await task.value
  }
}
