import Foundation
import TestSupport
import Testing

/// Pages that say what `cake generate slice` prints of the code that they begin with.
@Suite struct SlicePagesTests {
  /// - Parameter count: How many of the declarations the page has.
  @Test(arguments: [
    ("ComingFromSwiftDependencies", "SignUpModel", 3), ("ComingFromFactory", "SignUpModel", 3),
    ("ComingFromSingletons", "SettingsModel", 1),
  ])
  func `What a page shows is what the command prints`(
    name: String, type: String, count: Int
  ) async throws {
    let page = Folder.package.appending(path: "Sources/Documentation.docc/\(name).md")
    let blocks = try Snippet.all(in: page)
    let before = try #require(blocks.first).code
    let printed = try await Self.slice(for: type, of: before)
    let declarations = Self.declarations(in: printed)
    #expect(declarations.count == 3)
    let shown = Self.plain(blocks.dropFirst().map(\.code).joined(separator: " "))
    for declaration in declarations.prefix(count) {
      #expect(shown.contains(declaration), "\(declaration)")
    }
  }

  private static func slice(for type: String, of code: String) async throws -> String {
    try await Folder.temporary { folder in
      // The index store has real paths, the system's temporary folder can be behind a link.
      let path = try #require(realpath(folder.path, nil))
      defer { free(path) }
      let package = URL(filePath: String(cString: path), directoryHint: .isDirectory)
      let sources = package.appending(path: "Sources/App")
      let objects = package.appending(path: "objects")
      for folder in [sources, objects] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      let file = sources.appending(path: "main.swift")
      try Data(code.utf8).write(to: file)
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])

        """
      try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
      let imports = code.matches(of: /(?m)^import (\w+)/).map { String($0.1) }
      let outcome = try await Compiler.compile(
        ["-c", "-module-name", "App", "-swift-version", "6"] + StandIns.arguments(for: imports)
          + [
            "-index-ignore-system-modules", "-index-store-path",
            package.appending(path: ".build/debug/index/store").path,
            file.path,
          ],
        in: objects)
      try #require(outcome.succeeded, "\(outcome.output)")
      let cake = Products.folder.appending(path: "cake").path
      return try await Compiler.run(
        [cake, "generate", "slice", "--for", type, "--skip-build"], in: package
      ).output
    }
  }

  /// The declarations of a text without comments and imports, each in one line.
  private static func declarations(in text: String) -> [String] {
    text.components(separatedBy: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n").filter {
        !$0.hasPrefix("//") && !$0.hasPrefix("import ")
      }
      return lines.isEmpty ? nil : plain(lines.joined(separator: " "))
    }
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
