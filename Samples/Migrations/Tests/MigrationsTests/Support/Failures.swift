import Foundation
import Synchronization
import Testing

/// Runs a test that fails, and returns what it says about that.
func failures(of test: () async throws -> Void) async throws -> String {
  let texts = Mutex<[String]>([])
  try await withKnownIssue {
    try await test()
  } matching: { issue in
    // As in the log of a run: the comment, or what was expected and what came.
    let text = issue.comments.first?.rawValue ?? "\(issue)".replacing(" (error)", with: "")
    texts.withLock { $0.append(text) }
    return true
  }
  return texts.withLock { $0.joined(separator: "\n") }
}

extension ExitTest.Result {
  /// What the process said as it stopped: one line, without the addresses, which are never the same.
  var lastWords: String {
    let lines = String(decoding: standardErrorContent, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.contains("Fatal error: ") || $0.contains("Could not cast") } ?? ""
    return String(line).replacing(/0x[0-9a-f]+/, with: "0x…")
  }
}
