import Testing

@testable import CakeCore

/// How a slice looks after needs were taken out of it.
@Suite struct TermRemovalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let gone: Set<String>
    let before: String
    let after: String
    var testDescription: String { "\(gone.sorted()) of \(before.debugDescription)" }

    init(_ gone: String..., from before: String, leave after: String) {
      self.gone = Set(gone)
      self.before = before
      self.after = after
    }
  }

  private static let oneLine: [Case] = [
    Case("A", from: "typealias S = A & B & C\n", leave: "typealias S = B & C\n"),
    Case("B", from: "typealias S = A & B & C\n", leave: "typealias S = A & C\n"),
    Case("C", from: "typealias S = A & B & C\n", leave: "typealias S = A & B\n"),
    Case("A", "B", from: "typealias S = A & B & C\n", leave: "typealias S = C\n"),
    Case("B", "C", from: "typealias S = A & B & C\n", leave: "typealias S = A\n"),
    Case("A", "C", from: "typealias S = A & B & C\n", leave: "typealias S = B\n"),
    Case("B", "C", from: "typealias S = A & B & C & D\n", leave: "typealias S = A & D\n"),
    Case("B", from: "typealias S=A&B&C", leave: "typealias S=A&C"),
    Case("A", from: "typealias S=A&B&C", leave: "typealias S=B&C"),
    Case("C", from: "typealias S=A&B&C", leave: "typealias S=A&B"),
    Case("B", from: "typealias S = A & B  // both\n", leave: "typealias S = A  // both\n"),
    Case("A", from: "typealias S = A & B  // both\n", leave: "typealias S = B  // both\n"),
    Case("B", from: "typealias S = A & /* the b */ B\n", leave: "typealias S = A\n"),
    Case(
      "B", from: "typealias S = A /* a */ & B /* b */ & C\n",
      leave: "typealias S = A /* a */ & C\n"),
    Case(
      "B", from: "typealias S = A & /* b */ B & /* c */ C\n",
      leave: "typealias S = A & /* c */ C\n"),
    Case(
      "A", "C", from: "typealias S = A /* a */ & B /* b */ & C /* c */\n",
      leave: "typealias S = B /* b */\n"),
    Case(
      "A", "B", from: "typealias S = A /* a */ & B /* b */ & C /* c */ // all\n",
      leave: "typealias S = C /* c */ // all\n"),
    Case(
      "B", from: "protocol S: A /* a */, B /* b */, C {}\n", leave: "protocol S: A /* a */, C {}\n"),
    Case("A", from: "typealias S = any A & B\n", leave: "typealias S = any B\n"),
    Case("A", from: "typealias S = Core.A & Core.B\n", leave: "typealias S = Core.B\n"),
    Case("B", "C", from: "typealias S = (A & B) & (C & D)\n", leave: "typealias S = (A) & (D)\n"),
    Case("A", from: "typealias S = A & B; let ü = 1\n", leave: "typealias S = B; let ü = 1\n"),
    Case("B", from: "/* ü 🍰 */ typealias S = A & B\n", leave: "/* ü 🍰 */ typealias S = A\n"),
    Case("A", from: "protocol S: A, B {}\n", leave: "protocol S: B {}\n"),
    Case("B", from: "protocol S: A, B {}\n", leave: "protocol S: A {}\n"),
    Case("B", from: "protocol S: A, B & C {}\n", leave: "protocol S: A, C {}\n"),
    // Of the last need nothing would be left.
    Case("A", from: "typealias S = A\n", leave: "typealias S = A\n"),
    Case("A", "B", from: "typealias S = A & B\n", leave: "typealias S = A & B\n"),
    Case("B", "C", from: "typealias S = A & (B & C)\n", leave: "typealias S = A\n"),
    Case("B", from: "typealias S = A & (B & C)\n", leave: "typealias S = A & (C)\n"),
    Case("A", "C", from: "typealias S = A & (B & C)\n", leave: "typealias S = (B)\n"),
    Case("A", "B", from: "typealias S = (A & B) & C\n", leave: "typealias S = C\n"),
    Case("A", "B", "C", from: "typealias S = A & (B & C)\n", leave: "typealias S = A & (B & C)\n"),
  ]

  private static let longComments: [Case] = [
    Case(
      "B", from: "typealias S =\n  A &\n  /* the b,\n     and why */ B & C\n",
      leave: "typealias S =\n  A &\n  C\n"),
    Case(
      "C", from: "typealias S =\n  A &\n  /* the b,\n     and why */ B & C\n",
      leave: "typealias S =\n  A &\n  /* the b,\n     and why */ B\n"),
    Case(
      "B", from: "typealias S = A & /* the b,\n  and why */ B & C\n", leave: "typealias S = A & C\n"
    ),
    Case(
      "B", from: "typealias S = A &  // a\n  /* // the b\n  */ B & C\n",
      leave: "typealias S = A &  // a\n  C\n"),
    Case(
      "B", from: "typealias S = A /* the a,\n  and why */ & B & C\n",
      leave: "typealias S = A /* the a,\n  and why */ & C\n"),
    Case(
      "B", from: "typealias S = A\n  /* the b,\n  and why */ & B\n  & C\n",
      leave: "typealias S = A\n  & C\n"),
    Case(
      "A", from: "typealias S = A\n  /* the b,\n  and why */ & B\n  & C\n",
      leave: "typealias S =\n  /* the b,\n  and why */ B\n  & C\n"),
    Case(
      "B", from: "typealias S = A /* the a,\n  and why */ & B\n  & C\n",
      leave: "typealias S = A /* the a,\n  and why */\n  & C\n"),
    Case(
      "B", from: "typealias S =\n  A\n  /* the b */ & B\n  & C\n",
      leave: "typealias S =\n  A\n  & C\n"),
    Case(
      "B", from: "typealias S = B /* the b,\n  and why */ & A & C\n",
      leave: "typealias S = A & C\n"),
    Case(
      "A", from: "typealias S = B /* the b,\n  and why */ & A & C\n",
      leave: "typealias S = B /* the b,\n  and why */ & C\n"),
    Case(
      "B", from: "typealias S = A &\n  B /* the b\n  and why */ & C\n",
      leave: "typealias S = A &\n  C\n"),
    Case(
      "B", from: "typealias S =\n  A\n  & B /* the b,\n  and why */\n  & C\n",
      leave: "typealias S =\n  A\n  & C\n"),
  ]

  private static let leading: [Case] = [
    Case("A", from: "typealias S =\n  A\n  & B\n  & C\n", leave: "typealias S =\n  B\n  & C\n"),
    Case("B", from: "typealias S =\n  A\n  & B\n  & C\n", leave: "typealias S =\n  A\n  & C\n"),
    Case("C", from: "typealias S =\n  A\n  & B\n  & C\n", leave: "typealias S =\n  A\n  & B\n"),
    Case("A", from: "typealias S = A\n  & B\n", leave: "typealias S = B\n"),
    Case(
      "A", "C", from: "typealias S\n  = A  // a\n  & B  // b\n  & C  // c\nx\n",
      leave: "typealias S\n  = B  // b\nx\n"),
    Case("A", from: "protocol S: A  // a\n  , B {}\n", leave: "protocol S: B {}\n"),
    Case(
      "A", "C", from: "typealias S =\n  A // a\n  & B // b\n  & C // c\nx\n",
      leave: "typealias S =\n  B // b\nx\n"),
    Case(
      "B", from: "typealias S =\n  A // a\n  // the b\n  & B // b\n  // the c\n  & C // c\n",
      leave: "typealias S =\n  A // a\n  // the c\n  & C // c\n"),
    Case(
      "B", from: "typealias S\n  = A\n\n  & B\n\n  & C\n", leave: "typealias S\n  = A\n\n  & C\n"),
    Case(
      "A", "B", from: "typealias S = A & B // ab\n  & C & D\n",
      leave: "typealias S =  // ab\n  C & D\n"),
    Case(
      "C", "D", from: "typealias S = A & B\n  & C & D // cd\n",
      leave: "typealias S = A & B // cd\n"),
    Case(
      "B", from: "typealias S =\n\tA /* a\n\t b */\n\t& B /* b */ /* c */\n\t& C\n",
      leave: "typealias S =\n\tA /* a\n\t b */\n\t& C\n"),
  ]

  /// Several neighbours go, each with the comments that are its own.
  private static let neighbours: [Case] = [
    Case(
      "A", "B", from: "typealias S =\n  A  // a\n  & B  // b\n  & C  // c\n",
      leave: "typealias S =\n  C  // c\n"),
    Case(
      "A", "B", "C", from: "typealias S =\n  A  // a\n  & B  // b\n  & C  // c\n  & D\nx\n",
      leave: "typealias S =\n  D\nx\n"),
    Case(
      "A", "B", from: "typealias S = A  // a\n  & B  // b\n  & C  // c\n",
      leave: "typealias S =\n  C  // c\n"),
    Case(
      "A", "B", from: "typealias S =\n  // a\n  A\n  // b\n  & B\n  // c\n  & C\n",
      leave: "typealias S =\n  // c\n  C\n"),
    Case(
      "A", "B", from: "typealias S =\n  A /* a */\n  & B /* b */\n  & C /* c */\n",
      leave: "typealias S =\n  C /* c */\n"),
    Case(
      "B", "C", from: "typealias S = A &  // a\n  B &  // b\n  C  // c\nx\n",
      leave: "typealias S = A  // a\nx\n"),
    Case(
      "A", "B", from: "typealias S = A &  // a\n  B &  // b\n  C  // c\nx\n",
      leave: "typealias S =\n  C  // c\nx\n"),
    Case(
      "A", "C", from: "typealias S =\n  A /* a */ &\n  B /* b */ &\n  /* c */ C\nx\n",
      leave: "typealias S =\n  B /* b */\nx\n"),
    Case(
      "B", from: "typealias S =\n  A &\n  B /* b */ & C\n",
      leave: "typealias S =\n  A &\n  C\n"),
    Case(
      "C", from: "typealias S = A & B /* b */ & C /* c */\nlet x = 1\n",
      leave: "typealias S = A & B /* b */\nlet x = 1\n"),
    Case(
      "B", from: "typealias S = A & B /* both */\nlet x = 1\n",
      leave: "typealias S = A /* both */\nlet x = 1\n"),
    Case(
      "B", from: "typealias S =\n  A\n  /* the b,\n     really */\n  & B\n  & C\n",
      leave: "typealias S =\n  A\n  & C\n"),
    Case(
      "B", from: "typealias S =\n  A\n  /* all that follows\n\n   is late */\n  & B\n  & C\n",
      leave: "typealias S =\n  A\n  /* all that follows\n\n   is late */\n  & C\n"),
  ]

  private static let comments: [Case] = [
    Case(
      "B", from: "typealias S =\n  A\n\n  // the b\n  & B\n\nlet x = 1\n",
      leave: "typealias S =\n  A\n\nlet x = 1\n"),
    Case(
      "B", from: "typealias S =\n  A &\n  /* b */ B &\n  (C & D)\n",
      leave: "typealias S =\n  A &\n  (C & D)\n"),
    Case(
      "A", "B", from: "typealias S =\n  A &\n  // the b\n  B /* b */ &\n  C\n",
      leave: "typealias S =\n  C\n"),
    Case(
      "A", from: "typealias S =\n  // the a\n  A\n  & B\n", leave: "typealias S =\n  B\n"),
    Case(
      "A", from: "typealias S =\n  // the a\n  A &\n  B\n", leave: "typealias S =\n  B\n"),
    Case(
      "A", from: "typealias S =\n  // both\n  A & B\n", leave: "typealias S =\n  // both\n  B\n"),
    Case(
      "C", "D", from: "typealias S =\n  A &  // a\n  B &\n  C /* c */ &  // see\n  D\nx\n",
      leave: "typealias S =\n  A &  // a\n  B\nx\n"),
    Case(
      "B", "C", from: "typealias S =\n  A\n  & B & C /* c */\n  & D\n",
      leave: "typealias S =\n  A\n  & D\n"),
    Case(
      "A", "B", from: "typealias S =\n  (\n  /* a\n  */\n  A &\n  B // b\n  ) &\n  C\n",
      leave: "typealias S =\n  C\n"),
    Case(
      "B", "C", from: "typealias S =\n  A\n  & (\n    B  // b\n    & C\n  )\nx\n",
      leave: "typealias S =\n  A\nx\n"),
  ]

  private static let trailing: [Case] = [
    Case("A", from: "typealias S =\n  A &\n  B &\n  C\n", leave: "typealias S =\n  B &\n  C\n"),
    Case("B", from: "typealias S =\n  A &\n  B &\n  C\n", leave: "typealias S =\n  A &\n  C\n"),
    Case("C", from: "typealias S =\n  A &\n  B &\n  C\n", leave: "typealias S =\n  A &\n  B\n"),
    Case(
      "A", "C", from: "typealias S =\n  A &  // a\n\n  B &  // b\n\n  C  // c\nx\n",
      leave: "typealias S =\n  B  // b\nx\n"),
    Case(
      "B", from: "typealias S =\n  A &\n  // the b\n  B &  // b\n  C\n",
      leave: "typealias S =\n  A &\n  C\n"),
    Case(
      "B", from: "typealias S =\n  A\n  // all that follows\n\n  & B\n  & C\n",
      leave: "typealias S =\n  A\n  // all that follows\n  & C\n"),
    Case(
      "A", from: "typealias S =\n  // the a\n  A\n  // the b\n  & B\n",
      leave: "typealias S =\n  // the b\n  B\n"),
    Case(
      "A", "B", from: "protocol S:\n  A,  // a\n  B,  // b\n  C\n{}\n",
      leave: "protocol S:\n  C\n{}\n"),
    Case("C", from: "protocol S:\n  A,\n  C\n{}\n", leave: "protocol S:\n  A\n{}\n"),
  ]

  private static let windows = (leading + trailing + neighbours + comments).map(
    Case.init(windows:))

  @Test(arguments: oneLine + longComments + leading + trailing + neighbours + comments + windows)
  func `A need goes without a trace, and all else stays as it is written`(item: Case) throws {
    let source = SourceText(Array(item.before.utf8))
    let (range, isClause) = try #require(Self.list(in: source))
    let list = try #require(source.termList(in: range, isClause: isClause))
    let gone = list.terms.filter { item.gone.contains(source.name(at: $0.upperBound - 1)) }
    #expect(gone.count == item.gone.count)
    let lines = LineTable(source.bytes)
    let removals = list.removals(of: Set(gone.map(\.lowerBound)), in: source)
    let edits = removals.values.flatMap { source.cuts(for: $0, lines) }.map { cut in
      let (start, end) = (lines.place(of: cut.lowerBound), lines.place(of: cut.upperBound))
      return Finding.Fix.Edit(
        file: "S.swift", line: start.line, column: start.column, endLine: end.line,
        endColumn: end.column, replacement: "")
    }
    let text = try #require(EditedText.applying(edits, to: source.bytes))
    #expect(String(decoding: text, as: UTF8.self) == item.after)
  }

  private static func list(in source: SourceText) -> (range: Range<Int>, isClause: Bool)? {
    for index in 0..<source.count where source.matchesAny(index, "=", ":") {
      if source.matches(index, ":") {
        return (index + 1..<source.declaration(at: index - 1, .type).header.upperBound, true)
      }
      let end = source.declaration(at: index - 1, .alias).header.upperBound
      return (index + 1..<end, false)
    }
    return nil
  }
}

extension TermRemovalTests.Case {
  /// The same with the other kind of line ends.
  fileprivate init(windows item: Self) {
    gone = item.gone
    before = item.before.replacing("\n", with: "\r\n")
    after = item.after.replacing("\n", with: "\r\n")
  }
}
