import Foundation
import LayerCakeTesting
import TestSupport
import Testing

/// The README's test, word for word: it fails, and says what the README shows.
@Suite(.failsAsReadmeShows) struct ReadmeExample {
  protocol HasClock { var hour: Int { get } }
  protocol HasGreeter { func greeting(for name: String) -> String }
  typealias WelcomeDependencies = HasClock & HasGreeter
  func welcome(_ name: String, _ dependencies: any WelcomeDependencies) -> String {
    "\(dependencies.hour):00 \(dependencies.greeting(for: name))"
  }

  struct TestDependencies: WelcomeDependencies {
    var hour = 7
    var greeting: @Sendable (String) -> String = unimplemented("HasGreeter.greeting")
    func greeting(for name: String) -> String { greeting(name) }
  }

  @Test func `The hour comes first`() {
    #expect(welcome("Blob", TestDependencies()).hasPrefix("7:00"))
  }
}

private struct FailsAsReadmeShows: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let blocks = try Snippet.blocks(in: Folder.package.appending(path: "README.md"))
    let code = try #require(blocks.first { $0.info == "test" && $0.language == "swift" }).code
    let shown = try #require(blocks.first { $0.info == "test" && $0.language == "output" }).code
    let line = try #require(
      code.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix("@Test") })
    let place = "WelcomeTests.swift:\(line + 1):\(test.sourceLocation.column - 2)"
    let title = "✘ Test \"\(test.displayName ?? test.name)\" recorded an issue at \(place): "

    let texts = Recorder<String, Void, Never>("texts", .always(()))
    try await withKnownIssue {
      try await function()
    } matching: { issue in
      let isThere = issue.sourceLocation == test.sourceLocation
      texts("\(title)Issue recorded\n↳ \(issue.comments.first?.rawValue ?? "")\n")
      return isThere
    }
    #expect(texts.calls == [shown])
  }
}

extension Trait where Self == FailsAsReadmeShows {
  fileprivate static var failsAsReadmeShows: Self { FailsAsReadmeShows() }
}
