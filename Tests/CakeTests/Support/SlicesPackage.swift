import Foundation
import TestSupport

/// `Tests/Fixtures/Slices`, built by the compiler alone: types that are to be moved to slices.
actor SlicesPackage {
  static let shared = SlicesPackage()
  private var building: Task<ScratchFolder, any Error>?

  private static let settings = [
    "-swift-version", "6", "-parse-as-library", "-warnings-as-errors",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// What `cake generate slice` says of a type.
  func slice(for type: String) async throws -> Tool.Result {
    try await cake(["generate", "slice", "--for", type, "--skip-build"])
  }

  func cake(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.run(arguments, in: scratch().url)
  }

  /// What the compiler says of a module with some texts as further files.
  func compile(_ module: String, with texts: [String]) async throws -> Compiler.Outcome {
    let scratch = try await scratch()
    let more = try texts.map { text in
      // Several tests do this at once.
      let name = "Proposed/\(UUID().uuidString).swift"
      try scratch.write(text, to: name)
      return scratch.url.appending(path: name).path
    }
    return try await Compiler.compile(
      ["-typecheck", "-module-name", module, "-I", Self.modules(scratch)] + Self.settings
        + Self.files(module, scratch) + more, in: scratch.url)
  }

  private func scratch() async throws -> ScratchFolder {
    if let building { return try await building.value }
    let task = Task { try await Self.build() }
    building = task
    return try await task.value
  }

  private static func modules(_ scratch: ScratchFolder) -> String {
    scratch.url.appending(path: ".build/debug/Modules").path
  }

  private static func files(_ module: String, _ scratch: ScratchFolder) throws -> [String] {
    try Folder.swiftFiles(in: scratch.url.appending(path: "Sources/\(module)")).map(\.path).sorted()
  }

  private static func build() async throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for entry in ["Package.swift", "Sources"] {
      try FileManager.default.copyItem(
        at: Folder.tests.appending(path: "Fixtures/Slices/\(entry)"),
        to: scratch.url.appending(path: entry))
    }
    let modules = try scratch.folder(".build/debug/Modules").path
    for name in ["Dependencies", "FactoryKit"] {
      let file = Folder.tests.appending(path: "DocumentationTests/StandIns/\(name).swift")
      try await run(
        [
          "-emit-module", "-module-name", name, "-emit-module-path",
          "\(modules)/\(name).swiftmodule",
        ]
          + ["-parse-as-library", "-swift-version", "6", file.path], scratch)
    }
    let store = try scratch.folder(".build/debug/index/store").path
    for module in ["Core", "App", "Legacy"] {
      try await run(
        ["-c", "-enable-batch-mode", "-module-name", module, "-I", modules]
          + ["-index-store-path", store]
          + ["-emit-module", "-emit-module-path", "\(modules)/\(module).swiftmodule"]
          + ["-index-ignore-system-modules"] + settings + files(module, scratch), scratch)
    }
    return scratch
  }

  private static func run(_ arguments: [String], _ scratch: ScratchFolder) async throws {
    let outcome = try await Compiler.compile(
      arguments, in: try scratch.folder(".build/debug/objects"))
    guard outcome.succeeded else { throw Compiler.Failure(description: outcome.output) }
  }
}
