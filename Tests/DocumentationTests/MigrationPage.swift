import Foundation
import TestSupport
import Testing

/// A page of `Samples/Migrations`: how to come from one way of injection to LayerCake's.
struct MigrationPage: CustomTestStringConvertible {
  static let sample = Folder.package.appending(path: "Samples/Migrations")
  static let all = [
    "Current", "Registry", "Container", "LazyProperties", "Arguments", "Singletons",
  ]
  .map { MigrationPage(name: "\($0).md") }
  static let readme = MigrationPage(name: "README.md")

  let name: String

  var testDescription: String { name }
  var file: URL { Self.sample.appending(path: name) }
  var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }
  var blocks: [Snippet] { get throws { try Snippet.blocks(in: file) } }
}

/// A snippet that is compiled as a part of one of the sample's modules, and what becomes of that.
struct MigrationStep: CustomTestStringConvertible {
  enum Verdict: String {
    /// The compiler takes it and says nothing.
    case accepted
    /// The compiler reports the errors that the next block shows.
    case refused
    /// The compiler takes it, and `cake` prints what the next block shows.
    case found
  }

  let verdict: Verdict
  let module: String
  let snippet: Snippet
  /// The block that follows.
  let next: Snippet?

  var testDescription: String { "\(snippet.testDescription): \(verdict)" }

  /// All steps of the pages, in their order.
  static let all = Result {
    try MigrationPage.all.flatMap { page in
      let blocks = try page.blocks
      return blocks.indices.compactMap { index -> MigrationStep? in
        let words = blocks[index].info.split(separator: " ").map(String.init)
        guard blocks[index].language == "swift", words.count == 2,
          let verdict = Verdict(rawValue: words[0])
        else { return nil }
        return MigrationStep(
          verdict: verdict, module: words[1], snippet: blocks[index],
          next: blocks.indices.contains(index + 1) ? blocks[index + 1] : nil)
      }
    }
  }

  /// What the next block shows, which must say that it belongs to this one.
  func shown() throws -> String {
    try #require(next?.language == "output" && next?.info == verdict.rawValue)
    return next?.code ?? ""
  }

  /// Copies the module to a package's folder, with the snippet as the file that its first line names.
  ///
  /// - Returns: The module's folder there, and the names of its files.
  func write(to package: URL) throws -> (folder: URL, files: [String]) {
    let parts = try #require(module.wholeMatch(of: /(\w+)(Before|Bridge|After)/)).output
    let path = "Sources/\(parts.1)/\(parts.2)"
    let folder = package.appending(path: path)
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: MigrationPage.sample.appending(path: path), to: folder)
    let name = try #require(snippet.code.firstMatch(of: /^\/\/ (\S+\.swift)\n/)).output.1
    try snippet.code.write(
      to: folder.appending(path: name), atomically: true, encoding: .utf8)
    return (folder, try Folder.swiftFiles(in: folder).map(\.lastPathComponent))
  }

  /// Compiles files of the module in their folder, with the settings that the sample has.
  func compile(
    _ files: [String], in folder: URL, _ arguments: [String]
  ) async throws -> Compiler.Outcome {
    let features = [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
      "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ImmutableWeakCaptures",
    ]
    return try await Compiler.compile(
      arguments + ["-module-name", module, "-swift-version", "6", "-parse-as-library"]
        + features.flatMap { ["-enable-upcoming-feature", $0] }
        + ["-I", Products.modules.path] + files, in: folder)
  }
}
