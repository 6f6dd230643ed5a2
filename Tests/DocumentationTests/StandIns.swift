import Foundation
import TestSupport

/// Modules that pages import and this machine does not have: small files that declare as much of
/// their interface as the pages use.
enum StandIns {
  static let folder = Folder.tests.appending(path: "DocumentationTests/StandIns")

  /// The compiler's arguments to find those that a program imports.
  static func arguments(for imports: [String]) async throws -> [String] {
    guard imports.contains(where: names.contains) else { return [] }
    return ["-I", try await modules.value.path]
  }

  private static let names: Set<String> = {
    let files = (try? Folder.swiftFiles(in: folder)) ?? []
    return Set(files.map { $0.deletingPathExtension().lastPathComponent })
      .filter { !isHere($0) }
  }()

  /// Whether the platform has the module itself.
  private static func isHere(_ module: String) -> Bool {
    #if canImport(SwiftUI)
      if module == "SwiftUI" { return true }
    #endif
    return false
  }

  private static let modules = Task {
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    for name in names.sorted() {
      let outcome = try await Compiler.compile([
        "-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6",
        "-emit-module-path", products.appending(path: "\(name).swiftmodule").path,
        StandIns.folder.appending(path: "\(name).swift").path,
      ])
      guard outcome.succeeded else {
        throw Compiler.Failure(description: "stand-in '\(name)'\n\(outcome.output)")
      }
    }
    return products
  }

  private static let products = Folder.ofThisRun.appending(path: "stand-ins")
}
