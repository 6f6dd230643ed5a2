import Foundation
import TestSupport
import Testing

/// What builds leave that don't delete the object of a file with errors: SwiftPM's other build
/// system's, and Xcode's.
@Suite struct FailedStoreTests {
  struct Layout: Sendable, CustomTestStringConvertible {
    let store: String
    let intermediates: String
    let arguments: [[String]]
    /// What the compiler says stands there: of the file, of the whole module, of its interface.
    var said = "App.dia"
    var testDescription: String { "\(store) \(said)" }
  }

  private static let layouts = [
    Layout(
      store: ".build/out", intermediates: ".build/out/Intermediates.noindex",
      arguments: [[], ["--", "--build-system", "swiftbuild"]]),
    Layout(
      store: "Data/Index.noindex/DataStore", intermediates: "Data/Build/Intermediates.noindex",
      arguments: [["--index-store", "Data"]], said: "App-primary.dia"),
    Layout(
      store: ".build/out", intermediates: ".build/out/Intermediates.noindex", arguments: [[]],
      said: "App-primary-emit-module.dia"),
  ]

  private static let objects = "App.build/Debug-linux/App.build/Objects-normal/x86_64"

  private static let source = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    typealias ModelDependencies = HasClock & HasCache
    func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }

    """

  private struct Package {
    let scratch: ScratchFolder
    let layout: Layout

    init(_ layout: Layout) throws {
      self.layout = layout
      scratch = try ScratchFolder()
      try scratch.write("// swift-tools-version: 6.2\n", to: "Package.swift")
      _ = try scratch.folder("\(layout.intermediates)/\(objects)")
      _ = try scratch.folder(".build/out/Products/Debug-linux")
    }

    func compile(_ text: String) async throws -> Bool {
      try scratch.write(text, to: "Sources/App/App.swift")
      let folder = "\(layout.intermediates)/\(objects)"
      return try await Compiler.compile(
        [
          "-frontend", "-c", "-module-name", "App", "-parse-as-library", "-o",
          "\(folder)/App.o",
          "-primary-file", scratch.url.appending(path: "Sources/App/App.swift").path,
          "-serialize-diagnostics-path", "\(folder)/\(layout.said)", "-index-store-path",
          layout.store,
          "-index-unit-output-path", "/\(objects)/App.o",
        ], in: scratch.url
      ).succeeded
    }

    /// Checks it by each of the ways to name the store.
    func check(_ expect: (Tool.Result) -> Void) async throws {
      for arguments in layout.arguments {
        expect(
          try await Tool.run(["check", "--skip-build", "--no-proof"] + arguments, in: scratch.url))
      }
    }
  }

  @Test(arguments: layouts)
  func `What a compile with errors wrote down is not trusted`(layout: Layout) async throws {
    let package = try Package(layout)
    #expect(try await package.compile(Self.source + "func f() { let unused = 1 }\n"))
    try await package.check { #expect($0.status == 1 && $0.errors == "") }
    #expect(try await !package.compile(Self.source + "let wrong: String = 1\n"))
    try await package.check {
      #expect(
        $0.errors == """
          error: the last compile of 'Sources/App/App.swift' failed, so what it wrote down can't be \
          trusted
          note: mend the errors and build again

          """)
      #expect($0.status == 2 && $0.output == "")
    }
    #expect(try await package.compile(Self.source))
    try await package.check { #expect($0.status == 1 && $0.errors == "") }
    // Changed since, and not built.
    try package.scratch.write(Self.source + "\n", to: "Sources/App/App.swift")
    try await package.check {
      #expect($0.errors.contains("'Sources/App/App.swift'") && $0.status == 2)
    }
  }

  @Test func `A build in another configuration has left other facts`() async throws {
    let package = try Package(Self.layouts[0])
    #expect(try await package.compile(Self.source))
    let release = try await Tool.run(
      ["check", "--skip-build", "--no-proof", "--", "-c", "release"], in: package.scratch.url)
    #expect(release.errors.hasPrefix("error: no index store was found; "), "\(release.output)")
  }
}
