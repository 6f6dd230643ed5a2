import LayerCake
import Testing

/// An issue that a test has recorded on purpose: its text, and the line that it is shown at.
struct RecordedIssue: Equatable, Sendable {
  let text: String
  let file: String?
  let line: Int?
}

/// Runs the body, and returns the issues that it records instead of failing.
func issues(_ body: () async throws -> Void) async -> [RecordedIssue] {
  let recorded = Lock<[RecordedIssue]>([])
  do {
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? issue.error.map { "\($0)" } ?? ""
      let location = issue.sourceLocation
      recorded.withLock {
        $0.append(RecordedIssue(text: text, file: location?.fileName, line: location?.line))
      }
      return true
    }
  } catch {
    Issue.record(error, "every issue matches, so no error should come through")
  }
  return recorded.withLock { $0 }
}

/// Runs the body, and returns the texts of the issues that it records instead of failing.
func failures(_ body: () async throws -> Void) async -> [String] {
  await issues(body).map(\.text)
}

/// A failure without what its endpoint was called with.
func withoutArguments(_ failure: String) -> String {
  failure.replacing(#/ with \(.*\);/#) { _ in ";" }
}
