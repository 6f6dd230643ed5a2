import Testing

@testable import CakeCore

/// How a file looks after members were taken out of it; what goes is called `a` and `b`.
@Suite struct MemberRemovalTests {
  @Test(arguments: [
    ("struct R { let x = 1; let a = 2 }\n", "struct R { let x = 1 }\n"),
    ("struct R { let a = 2; let x = 1 }\n", "struct R { let x = 1 }\n"),
    ("struct R { let x = 1; let a = 2; let y = 3 }\n", "struct R { let x = 1; let y = 3 }\n"),
    ("struct R { let a = 2; let b = 3; let x = 1 }\n", "struct R { let x = 1 }\n"),
    ("struct R { let a = 2; let x = 1; let b = 3 }\n", "struct R { let x = 1 }\n"),
    ("struct R { let a = 2; let b = 3 }\n", "struct R { }\n"),
    ("struct R { let a = 2; }\n", "struct R { }\n"),
    ("struct R { var x: Int { 1 }; var a: Int { 2 } }\n", "struct R { var x: Int { 1 } }\n"),
    ("struct R {\n  let a = 2; let x = 1\n}\n", "struct R {\n  let x = 1\n}\n"),
    ("struct R {\n  let a = 2; let b = 3; let x = 1\n}\n", "struct R {\n  let x = 1\n}\n"),
    ("struct R {\n  let x = 1; let a = 2\n}\n", "struct R {\n  let x = 1\n}\n"),
    ("struct R {\n  let a = 2;\n  let x = 1\n}\n", "struct R {\n  let x = 1\n}\n"),
    ("struct R { let a = 2\n  let x = 1 }\n", "struct R {\n  let x = 1 }\n"),
    ("struct R { let x = 1\n  let a = 2 }\n", "struct R { let x = 1 }\n"),
    (
      "struct R {\n  let x = 1; var a: Int {\n    2\n  }; let y = 3\n}\n",
      "struct R {\n  let x = 1; let y = 3\n}\n"
    ),
  ])
  func `A member goes with what parts it from its neighbours`(
    before: String, after: String
  ) throws {
    #expect(try Self.removing(from: before) == after)
  }

  @Test(arguments: [
    "struct R { let x = 1; let a = 2 // two\n}\n",
    "struct R { let x = 1; /* two */ let a = 2 }\n",
    "struct R { let x = 1; let a = 2 /* two */ }\n",
    "struct R {\n  /// Two.\n  let a = 2; let x = 1\n}\n",
    "struct R { let a = 2, x = 1 }\n",
    "struct R {\n  let a = 2\n    , x = 1\n}\n",
  ])
  func `A member stays where a comment, or a name, may belong to another`(text: String) throws {
    #expect(try Self.removing(from: text) == nil)
  }

  @Test(arguments: [
    ("let x = 1\n\nextension R { let a = 2 }\n", "let x = 1\n"),
    ("/// More.\nextension R {\n  let a = 2\n\n  let b = 3\n}\n\nlet x = 1\n", "let x = 1\n"),
    ("extension R where T: C {\n  let a = 2\n}\n", ""),
    ("#if DEBUG\nlet a = 2\n#endif\nlet x = 1\n", "let x = 1\n"),
    ("extension R {\n  #if DEBUG\n  let a = 2\n  #endif\n}\n", ""),
    ("#if DEBUG\nextension R {\n  let a = 2\n}\n#endif\n", ""),
    (
      "struct R {\n  let x = 1\n\n  #if A\n    #if B\n  let a = 2\n  #endif\n  #endif\n}\n",
      "struct R {\n  let x = 1\n}\n"
    ),
  ])
  func `What is emptied, and says nothing itself, goes as well`(
    before: String, after: String
  ) throws {
    #expect(try Self.removing(from: before) == after)
  }

  @Test(arguments: [
    ("extension R: C {\n  let a = 2\n}\n", "extension R: C {\n}\n"),
    ("extension R {\n  // to come\n  let a = 2\n}\n", "extension R {\n  // to come\n}\n"),
    ("extension R {\n}\nlet a = 2\n", "extension R {\n}\n"),
    ("@Kept extension R {\n  let a = 2\n}\n", "@Kept extension R {\n}\n"),
    ("#if DEBUG\nlet a = 2\n#else\nlet x = 1\n#endif\n", "#if DEBUG\n#else\nlet x = 1\n#endif\n"),
    ("#if DEBUG  // soon\nlet a = 2\n#endif\n", "#if DEBUG  // soon\n#endif\n"),
    ("#if DEBUG\n// soon\nlet a = 2\n#endif\n", "#if DEBUG\n// soon\n#endif\n"),
    ("struct R {\n  let a = 2\n}\n", "struct R {\n}\n"),
  ])
  func `What conforms, has a comment or another branch, or was empty before stays`(
    before: String, after: String
  ) throws {
    #expect(try Self.removing(from: before) == after)
  }

  private static func removing(from text: String) throws -> String? {
    let source = SourceText(Array(text.utf8))
    let lines = LineTable(source.bytes)
    let gone = (0..<source.count).filter {
      source.matchesAny($0, "a", "b") && source.isBinding($0 - 1)
    }
    let cuts = try gone.map { name in
      let text = source.declaration(at: name, .property)
      let hasBraces = source.matches(text.body.lowerBound - 1, "{")
      let last = try #require(
        hasBraces ? source.partner(of: text.body.lowerBound - 1) : text.body.last)
      return source.cut(memberFrom: name - 1, through: last, lines)
    }
    guard !cuts.contains(nil) else { return nil }
    let edits = cuts.compactMap(\.self).map {
      Finding.Fix.Edit(cutting: $0, of: "R.swift", lines)
    }
    return EditedText.applying(edits, to: source.bytes).map { String(decoding: $0, as: UTF8.self) }
  }
}
