import Foundation
import LayerCakeTesting
import TestSupport
import Testing

// The snippets of the two modules' articles and symbols are in the other files of this target, word
// for word. So the compiler has checked them, and the tests among them have run.

private let article = Folder.package.appending(
  path: "Sources/LayerCakeTesting/LayerCakeTesting.docc/TestingAFeature.md")

/// The lines of code without indentation, which differs where a snippet is part of something else.
func lines(_ code: String) -> [String] {
  code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "" }
}

private let snippets = Result {
  let sources = try ["LayerCakeEffects", "LayerCakeHTTP", "LayerCakeTesting"].flatMap {
    try Folder.swiftFiles(in: Folder.package.appending(path: "Sources/\($0)"))
  }
  return try ([article] + sources).flatMap(Snippet.all)
}

private let compiled = Result {
  try Folder.swiftFiles(in: Folder.tests.appending(path: "DocumentationTests")).map {
    lines(try String(contentsOf: $0, encoding: .utf8))
  }
}

@Test func `The documentation has snippets`() throws {
  let files = try snippets.get().map(\.file.lastPathComponent)
  #expect(files.filter { $0 == "TestingAFeature.md" }.count == 12)
  #expect(Set(files).count == 29)
}

@Test(arguments: (try? snippets.get()) ?? [])
func `Every snippet of the documentation is compiled`(_ snippet: Snippet) throws {
  let wanted = lines(snippet.code)
  try #require(!wanted.isEmpty)
  let isCompiled = try compiled.get().contains { file in
    file.indices.contains { file[$0...].starts(with: wanted) }
  }
  #expect(
    isCompiled, "not in any file of Tests/DocumentationTests, word for word:\n\(snippet.code)")
}

@Test func `The article shows the failure that an untouched endpoint records`() async throws {
  let texts = Recorder<String, Void, Never>("texts", .always(()))
  withKnownIssue {
    TestDependencies().analytics.track("retry", "bakery")
  } matching: { issue in
    texts(issue.comments.first?.rawValue ?? "")
    return true
  }
  let text = try #require(texts.calls.first)
  #expect(try String(contentsOf: article, encoding: .utf8).contains("\n↳ \(text)\n"))
}
