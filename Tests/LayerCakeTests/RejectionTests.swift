import Foundation
import TestSupport
import Testing

/// A program that must not compile, with what the compiler says about it written inside.
private struct Rejection: CustomTestStringConvertible, Sendable {
  let file: URL

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  static let all = Result {
    try Folder.swiftFiles(in: Folder.tests.appending(path: "LayerCakeTests/Rejections")).map(
      Self.init)
  }

  /// Why this is no rejection, in the compiler's words. Nil if it is one.
  func complaint() async throws -> String? {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains("// expected-error") else { return "the program expects no error" }
    // Some are about modules that belong to the main actor, and say so.
    let isolation = text.contains("-default-isolation MainActor")
    let outcome = try await Compiler.check(
      file,
      ["-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated"]
        + (isolation ? ["-default-isolation", "MainActor"] : []))
    return outcome.succeeded ? nil : outcome.output
  }
}

@Test func `There are rejections`() throws {
  #expect(try Rejection.all.get().count >= 25)
}

@Test(arguments: (try? Rejection.all.get()) ?? [])
private func `The compiler rejects it, for the reason given`(rejection: Rejection) async throws {
  if let complaint = try await rejection.complaint() {
    Issue.record("\(rejection.file.path)\n\(complaint)")
  }
}

/// Programs that are no rejections, by what the runner says about them.
private let accepted = [
  (program: "let count = 1", complaint: "the program expects no error"),
  (
    program: "let count = 1  // expected-error {{cannot convert value}}",
    complaint: "expected error not produced"
  ),
  (
    program: "let count: Int = \"1\"  // expected-error {{does not conform}}",
    complaint: "incorrect message found"
  ),
  (
    program: """
    let count: Int = "1"  // expected-error {{cannot convert value}}
    let other: Int = "2"
    """,
    complaint: "unexpected error produced"
  ),
]

@Test(arguments: accepted)
func `A program that is not rejected as it says is reported`(
  program: String, complaint: String
) async throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
  try program.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  #expect(try await Rejection(file: file).complaint()?.contains(complaint) == true)
}
