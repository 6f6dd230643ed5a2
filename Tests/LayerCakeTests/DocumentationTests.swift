import Foundation
import TestSupport
import Testing

private let sources = Folder.package.appending(path: "Sources/LayerCake")

/// The articles, but for those whose lines are those of the benchmarks.
private let articles = Result {
  try FileManager.default.contentsOfDirectory(
    at: sources.appending(path: "LayerCake.docc"), includingPropertiesForKeys: nil
  )
  .filter { $0.pathExtension == "md" && !$0.lastPathComponent.hasPrefix("Performance") }
  .sorted { $0.path < $1.path }
}

/// The snippets of the module's articles and of its symbols.
private let snippets = Result {
  try (articles.get() + Folder.swiftFiles(in: sources)).flatMap(Snippet.all)
}

@Test func `The documentation has snippets`() throws {
  let files = Set(try snippets.get().map(\.file.lastPathComponent))
  let withoutSnippets = try articles.get().map(\.lastPathComponent).filter { !files.contains($0) }
  #expect(withoutSnippets.isEmpty)
  #expect(
    files.filter { $0.hasSuffix(".swift") }.sorted() == [
      "AsyncSingleton.swift", "ClosableRoot.swift", "DependencyScope.swift", "Singleton.swift",
      "Singletons.swift", "WeakSingleton.swift",
    ])
}

@Test(arguments: (try? snippets.get()) ?? [])
func `Every snippet of the documentation compiles`(snippet: Snippet) async throws {
  let outcome = try await snippet.check(
    importing: ["Example", "LayerCake"],
    snippet.info == "default-isolation" ? ["-default-isolation", "MainActor"] : [])
  if !outcome.succeeded { Issue.record("\(outcome.output)") }
}

@Test func `The snippets of the article on costs are the benchmark's lines, and those compile`()
  async throws
{
  let benchmarks = Folder.tests.appending(path: "Benchmarks/Sources")
  let forms = try Folder.swiftFiles(in: benchmarks.appending(path: "RuntimeBenchmark/Forms"))
  let text = try forms.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  let shown = try Snippet.all(in: sources.appending(path: "LayerCake.docc/Performance.md"))
  #expect(!shown.isEmpty && shown.allSatisfy { text.contains($0.code) })

  try await Folder.temporary { folder in
    let interfaces = try Folder.swiftFiles(in: benchmarks.appending(path: "RuntimeForms"))
    let module = folder.appending(path: "RuntimeForms.swiftmodule").path
    for arguments in [
      ["-emit-module", "-module-name", "RuntimeForms", "-emit-module-path", module]
        + interfaces.map(\.path),
      ["-typecheck", "-module-name", "RuntimeBenchmark", "-I", folder.path]
        + ["-I", Products.modules.path] + forms.map(\.path),
    ] {
      let outcome = try await Compiler.compile(
        ["-swift-version", "6", "-parse-as-library"] + arguments)
      #expect(outcome.succeeded, "\(outcome.output)")
    }
  }
}

@Test func `A snippet that does not compile is reported at its place`() async throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).md")
  try """
  # Title

  ```swift
  let right = 1
  ```
  - In a list:
    ```swift example
    struct Wrong {
      let wrong: Int = "1"
    }
    ```
  """.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }

  let snippets = try Snippet.all(in: file)
  #expect(snippets.map(\.line) == [4, 8])
  #expect(snippets.map(\.info) == ["", "example"])
  #expect(snippets.first?.code == "let right = 1\n")
  #expect(try await snippets.first?.check(importing: []).succeeded == true)
  let outcome = try #require(try await snippets.last?.check(importing: []))
  #expect(!outcome.succeeded)
  #expect(outcome.output.contains("\(file.lastPathComponent):9:20: error:"))
}
