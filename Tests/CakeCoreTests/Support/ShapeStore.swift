import Foundation
import TestSupport

/// The compiled shapes of this test run, each compiled once however many tests ask for it.
///
/// While you work on the rules, `SHAPE_CACHE=FOLDER swift test` keeps what the compiler made of each
/// shape and said of each change, by their texts, for the next run.
actor ShapeStore {
  static let shared = ShapeStore()

  /// A shape on disk, as `swift build` would leave it.
  struct Built: Sendable {
    let shape: Shape
    /// The package's folder: sources are in `Sources/<Module>/<File>.swift`.
    let root: URL
    let result: ChildProcess.Result

    var indexStore: URL { root.appending(path: ".build/debug/index/store") }
    /// The `.swiftmodule` files.
    var modules: URL { root.appending(path: ".build/debug/Modules") }
  }

  private var compilation: Task<ShapeCompiler, any Error>?
  private var builds: [String: Task<Built, any Error>] = [:]

  /// Compiles a shape, as far as its index store for `.types`.
  func build(
    _ shape: Shape, depth: ShapeCompiler.Depth = .diagnostics
  ) async throws -> Built {
    let compiler = try await compiler().value
    let key = compiler.key(shape.sources, "build \(depth)")
    // Shapes that tests make up may share a name: what tells them apart is their text.
    if let build = builds[key] {
      let built = try await build.value
      return Built(shape: shape, root: built.root, result: built.result)
    }
    let build = Task {
      let root =
        ShapeCache.folder(key) ?? ScratchFolder.url.appending(path: "\(shape.name).\(key)")
      if let known = ShapeCache.result(key) {
        return Built(shape: shape, root: root, result: known)
      }
      let result = try await compiler.build(shape, in: root, depth: depth)
      ShapeCache.keep(result, key)
      return Built(shape: shape, root: root, result: result)
    }
    builds[key] = build
    return try await build.value
  }

  /// Compiles a changed copy of a built shape, and tells what the compiler said.
  func check(
    _ sources: [Shape.Source], of built: Built, depth: ShapeCompiler.Depth
  ) async throws -> ChildProcess.Result {
    let compiler = try await compiler().value
    let key = compiler.key(sources, "check \(depth)")
    if let known = ShapeCache.result(key) { return known }
    let scratch = ScratchFolder.url.appending(path: "\(built.shape.name).variants/\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let result = try await compiler.check(
      sources, of: built.shape, in: built.root, scratch: scratch, depth: depth)
    ShapeCache.keep(result, key)
    return result
  }

  func compiler() -> Task<ShapeCompiler, any Error> {
    if let compilation { return compilation }
    let task = Task {
      ShapeCompiler(frontend: try await CompilerFrontend(scratch: ScratchFolder.url))
    }
    compilation = task
    return task
  }
}

/// What the tests of the check write.
enum ScratchFolder {
  static let url: URL = {
    let folder = Folder.ofThisRun.appending(path: "shapes", directoryHint: .isDirectory)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()
}
