import Foundation
import TestSupport

/// `Tests/Fixtures/Doubles`, its library built by the compiler alone, with a plan as SwiftPM writes it.
actor DoublesPackage {
  static let shared = DoublesPackage()
  private var building: Task<ScratchFolder, any Error>?

  /// What every file of the package is compiled with.
  static let settings = [
    "-swift-version", "6", "-package-name", "Doubles", "-warnings-as-errors",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    "-enable-upcoming-feature", "InferIsolatedConformances", "-enable-testing",
  ]

  /// What declarations of the tests of `MainTests` belong to that say nothing.
  static let mainActor = ["-default-isolation", "MainActor"]

  var folder: URL {
    get async throws { try await scratch().url }
  }

  /// Runs the tool in the built package.
  func cake(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.run(arguments, in: scratch().url)
  }

  /// What `cake generate` prints for it.
  func generate(_ arguments: [String]) async throws -> Tool.Result {
    try await Tool.run(["generate"] + arguments + ["--skip-build"], in: scratch().url)
  }

  /// What the compiler says of files beside the library, taken for its tests.
  func compile(_ files: [URL], _ more: [String] = []) async throws -> Compiler.Outcome {
    let folder = try await scratch().url
    return try await Compiler.compile(
      ["-emit-sib", "-wmo", "-o", "/dev/null", "-module-name", "ShopTests"]
        + ["-I", folder.appending(path: ".build/debug/Modules").path, "-I", Products.modules.path]
        + Self.settings + more + files.map(\.path), in: folder)
  }

  private func scratch() async throws -> ScratchFolder {
    if let building { return try await building.value }
    let task = Task { try await Self.build() }
    building = task
    return try await task.value
  }

  private static func build() async throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for entry in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: Folder.tests.appending(path: "Fixtures/Doubles/\(entry)"),
        to: scratch.url.appending(path: entry))
    }
    let modules = try scratch.folder(".build/debug/Modules").path
    let store = try scratch.folder(".build/debug/index/store").path
    let files = ["Corners", "Interfaces", "Providers"].map {
      scratch.url.appending(path: "Sources/Shop/\($0).swift").path
    }
    let scoped = ["Garage", "Lines", "Scoped"].map {
      scratch.url.appending(path: "Sources/Scoped/\($0).swift").path
    }
    let tests = [scratch.url.appending(path: "Tests/ShopTests/CounterTests.swift").path]
    let main = [scratch.url.appending(path: "Tests/MainTests/MainTests.swift").path]
    for (module, files) in [
      ("Shop", files), ("Scoped", scoped), ("MainTests", main), ("ShopTests", tests),
    ] {
      let isMain = module == "MainTests"
      let outcome = try await Compiler.compile(
        ["-c", "-enable-batch-mode", "-module-name", module, "-I", modules]
          + ["-I", Products.modules.path, "-parse-as-library"]
          + ["-emit-module", "-emit-module-path", "\(modules)/\(module).swiftmodule"]
          + ["-index-store-path", store, "-index-ignore-system-modules"]
          + (isMain ? mainActor : []) + settings + files,
        in: try scratch.folder(".build/debug/objects"))
      guard outcome.succeeded else { throw Compiler.Failure(description: outcome.output) }
    }
    try scratch.write(
      try plan("Shop", files, [], modules) + plan("Scoped", scoped, [], modules)
        + plan("MainTests", main, ["\(modules)/Shop.swiftmodule"], modules, mainActor)
        + plan("ShopTests", tests, ["\(modules)/Shop.swiftmodule"], modules),
      to: ".build/debug.yaml")
    return scratch
  }

  private static func plan(
    _ module: String, _ files: [String], _ inputs: [String], _ modules: String,
    _ more: [String] = []
  ) throws -> String {
    func list(_ texts: [String]) throws -> String {
      String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    }
    let path = "\(modules)/\(module).swiftmodule"
    let arguments =
      ["swiftc", "-c", "-module-name", module, "-emit-module-path", path, "-parse-as-library"]
      + ["-I", modules, "-I", Products.modules.path] + more + settings
    return """
          inputs: \(try list(files + inputs))
          outputs: \(try list([path]))
          args: \(try list(arguments))

      """
  }
}
