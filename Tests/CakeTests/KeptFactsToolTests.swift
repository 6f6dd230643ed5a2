import Foundation
import TestSupport
import Testing

/// The tool in a package that is large enough for what is read of it to be kept.
@Suite(.timeLimit(.minutes(30))) struct KeptFactsToolTests {
  /// A module of many files, compiled without SwiftPM's own work around it.
  private struct Large {
    let scratch: ScratchFolder
    let folder: URL
    var facts: URL { folder.appending(path: ".build/cake/facts") }

    init() async throws {
      scratch = try ScratchFolder()
      folder = try scratch.folder("large")
      try scratch.write(
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "Large", targets: [.target(name: "App")])

        """, to: "large/Package.swift")
      for number in 0..<210 { try write(number, uses: "clock") }
      try await compile()
      // What was written just now would not be kept.
      try await Task.sleep(for: .milliseconds(2100))
    }

    func write(_ number: Int, uses property: String) throws {
      try scratch.write(
        """
        protocol HasClock\(number) { var clock\(number): Int { get } }
        protocol HasCache\(number) { var cache\(number): Int { get } }
        typealias Dependencies\(number) = HasClock\(number) & HasCache\(number)
        func use\(number)(_ all: any Dependencies\(number)) -> Int { all.\(property)\(number) }

        """, to: "large/Sources/App/File\(number).swift")
    }

    func compile() async throws {
      let objects = try scratch.folder("large/.build/debug/App.build")
      let sources = (0..<210).map { folder.appending(path: "Sources/App/File\($0).swift").path }
      let store = folder.appending(path: ".build/debug/index/store").path
      let made = try await Compiler.run(
        [
          "swiftc", "-module-name", "App", "-c", "-enable-batch-mode", "-parse-as-library",
          "-index-ignore-system-modules", "-index-store-path", store,
        ] + sources, in: objects)
      guard made.succeeded else { throw SmallPackage.Failed(output: made.output) }
    }

    func check() async throws -> Tool.Result {
      try await Tool.run(["check", "--skip-build", "--no-proof"], in: folder)
    }

    /// The files that are kept, each with what it has.
    func kept() throws -> [String: Data] {
      var kept: [String: Data] = [:]
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: facts.path)) ?? [] {
        let file = facts.appending(path: path)
        guard let data = try? Data(contentsOf: file) else { continue }
        kept[path] = data
      }
      return kept
    }
  }

  @Test func `A check says the same with kept facts as without, and sees what has changed`()
    async throws
  {
    let package = try await Large()
    let first = try await package.check()
    #expect(first.output.contains("does not need 'HasCache209'"))
    let kept = try package.kept()
    // Some files, so that few changes don't cost what all of it does.
    #expect(kept.count == 4)
    #expect(try await package.check().output == first.output)
    #expect(try package.kept() == kept)

    try package.write(17, uses: "cache")
    try await package.compile()
    let other = try await package.check()
    #expect(other.output.contains("does not need 'HasClock17'"))
    #expect(!other.output.contains("does not need 'HasCache17'"))
    #expect(try await package.check().output == other.output)
    try FileManager.default.removeItem(at: package.facts)
    #expect(try await package.check().output == other.output)
  }

  @Test func `A check that is killed leaves nothing that the next one reads, or that stays`()
    async throws
  {
    let package = try await Large()
    let first = try await package.check()
    let kept = try package.kept()
    for tenths in [1, 3, 5, 7] {
      try FileManager.default.removeItem(at: package.facts)
      _ = try await Compiler.run(
        [
          "sh", "-c",
          "'\(Tool.path)' check --skip-build --no-proof >/dev/null 2>&1 & sleep 0.\(tenths); kill -9 $!",
        ], in: package.folder)
      #expect(try await package.check().output == first.output)
      // The one that was killed has a child, which may still be at it.
      try await Task.sleep(for: .milliseconds(1500))
      #expect(try await package.check().output == first.output)
      #expect(try package.kept() == kept)
    }
  }

  @Test(.enabled(if: (try? ProofSafetyTests.canMount.get()) == true))
  func `On a disk that is full or read-only nothing is kept, and the report is the same`()
    async throws
  {
    let package = try await Large()
    let first = try await package.check()
    let own = package.folder.appending(path: ".build/cake").path
    // From no room for a file to none for its name, and no writing.
    for disk in ["size=4k", "size=100k", "nr_inodes=3", "ro"] {
      let result = try await Compiler.run(
        [
          "unshare", "-Urm", "sh", "-c",
          """
          mount -t tmpfs -o \(disk) none '\(own)' || exit 99
          '\(Tool.path)' check --skip-build --no-proof; find '\(own)' -name 'new-*'
          """,
        ], in: package.folder)
      #expect(result.output == first.output, "\(disk)")
    }
  }
}
