import Foundation
import TestSupport
import Testing

@testable import CakeCore

@Suite struct UnifiedDiffTests {
  private static let numbers = (1...30).map { "line \($0)\n" }.joined()

  @Test(arguments: [
    (numbers, numbers.replacing("line 7\n", with: "").replacing("line 20\n", with: "")),
    (numbers, numbers.replacing("line 7\n", with: "").replacing("line 12\n", with: "x\ny\n")),
    (numbers, numbers.replacing("line 1\n", with: "")),
    (numbers, numbers.replacing("line 30\n", with: "")),
    ("a\r\nb\r\nc\r\n", "a\r\nc\r\n"),
    ("a\nb", "a"), ("a\nb", "a\nb\n"), ("a\nb\n", "a\nb"), ("a\n", ""), ("", "a\n"),
    ("ü\n🍰\n", "🍰\n"),
  ])
  func `What is printed makes the old file the new one`(old: String, new: String) async throws {
    let diff = UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), file: "S.swift")
    try await Folder.temporary { folder in
      try Data(old.utf8).write(to: folder.appending(path: "S.swift"))
      try Data(diff.utf8).write(to: folder.appending(path: "S.diff"))
      let apply = try await Compiler.run(["git", "apply", "--unidiff-zero", "S.diff"], in: folder)
      #expect(apply.succeeded, "\(apply.output)\n\(diff)")
      let result = try Data(contentsOf: folder.appending(path: "S.swift"))
      #expect(String(decoding: result, as: UTF8.self) == new)
    }
  }

  @Test func `Of two places far apart each has a part of its own`() throws {
    let new = Self.numbers.replacing("line 7\n", with: "").replacing("line 20\n", with: "twenty\n")
    #expect(
      UnifiedDiff.text(from: Array(Self.numbers.utf8), to: Array(new.utf8), file: "a/S.swift")
        == """
        --- a/a/S.swift
        +++ b/a/S.swift
        @@ -4,7 +4,6 @@
         line 4
         line 5
         line 6
        -line 7
         line 8
         line 9
         line 10
        @@ -17,7 +16,7 @@
         line 17
         line 18
         line 19
        -line 20
        +twenty
         line 21
         line 22
         line 23

        """)
  }

  @Test func `Nothing is printed of what is the same`() {
    #expect(UnifiedDiff.text(from: [97], to: [97], file: "S.swift") == "")
  }
}
