import Foundation
import TestSupport

/// A package of one module in a folder of its own, and a `swift` that builds such a one quickly.
///
/// It calls the real compiler, without SwiftPM's own work around it.
struct SmallPackage {
  let scratch: ScratchFolder
  let folder: URL
  private let path: String

  static let source = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    protocol HasPush { var push: Int { get } }

    /// What the model needs.
    typealias ModelDependencies =
      HasClock
      & HasCache  // for later
      & HasPush
    typealias OldDependencies = HasClock & HasCache

    struct Model {
      let dependencies: any ModelDependencies
      var now: Int { dependencies.clock }
    }
    func sum(_ both: some HasCache & HasPush) -> Int { both.cache + both.push }

    """

  static let fixed = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    protocol HasPush { var push: Int { get } }

    /// What the model needs.
    typealias ModelDependencies =
      HasClock

    struct Model {
      let dependencies: any ModelDependencies
      var now: Int { dependencies.clock }
    }
    func sum(_ both: some HasCache & HasPush) -> Int { both.cache + both.push }

    """

  /// With a git repository, everything in it is committed.
  init(
    _ sources: [String: String] = ["App.swift": source], inRepository: Bool = true,
    at path: String = "packages/small"
  ) async throws {
    self.path = path
    scratch = try ScratchFolder()
    folder = try scratch.folder(path)
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Small", targets: [.target(name: "App")])

      """, to: "Package.swift")
    for (name, text) in sources { try write(text, to: "Sources/App/\(name)") }
    try write("/.build\n", to: ".gitignore")
    try onBuild("")
    // One folder up: a package need not be a repository's top.
    if inRepository {
      try await git("init", "-q", "..")
      try await commit()
    }
  }

  /// Adds to what each build does first.
  func onBuild(_ hook: String) throws {
    try scratch.write(
      """
      #!/bin/sh
      # The tool also asks it where its library is.
      [ "$1" = build ] || exit 1
      out="${6:-$4/.build}/debug"
      cd "$4" && mkdir -p "$out/objects" || exit 2
      echo built >> '\(scratch.url.path)/builds'
      \(hook)
      # The compiler's driver leaves a folder there each time.
      export TMPDIR='\(scratch.url.path)'
      cd "$out/objects" && find -L "$4/Sources/App" -name '*.swift' -exec \\
        swiftc -c -enable-batch-mode -module-name App -parse-as-library \\
        -index-ignore-system-modules -index-store-path ../index/store {} +

      """, to: "bin/swift", permissions: 0o755)
  }

  var builds: Int {
    get throws { try scratch.text("builds").split(separator: "\n").count }
  }

  func cake(_ arguments: String...) async throws -> Tool.Result {
    try await cake(arguments, in: folder)
  }

  /// The folder of the real `swift` on PATH.
  func toolchain() async throws -> String {
    let outcome = try await Compiler.run(["sh", "-c", "command -v swift"], in: folder)
    return String(outcome.output.trimmingCharacters(in: .newlines).dropLast("/swift".count))
  }

  func cake(_ arguments: [String], in folder: URL) async throws -> Tool.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await Tool.run(
      arguments, in: folder,
      environment: ["PATH": scratch.url.appending(path: "bin").path + ":" + path])
  }

  func commit(all: Bool = true) async throws {
    if all { try await git("add", "-A") }
    try await git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "All")
  }

  func commitNothing() async throws {
    try await git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "--allow-empty",
      "-m", "Nothing")
  }

  @discardableResult
  func git(_ arguments: String...) async throws -> String {
    let outcome = try await Compiler.run(["git"] + arguments, in: folder)
    guard outcome.succeeded else { throw Failed(output: outcome.output) }
    return outcome.output
  }

  struct Failed: Error {
    let output: String
  }

  func text(_ path: String = "Sources/App/App.swift") throws -> String {
    // Not by `String(contentsOf:)`, which may leave out a byte order mark.
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  func write(_ text: String, to path: String, permissions: Int = 0o644) throws {
    try scratch.write(text, to: "\(self.path)/\(path)", permissions: permissions)
  }

  func modified(_ path: String) throws -> Date? {
    let file = folder.appending(path: path).path
    return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
  }

  /// Every file below `Sources`, hidden ones too.
  var sources: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "Sources").path)
        .sorted()
    }
  }
}
