import BenchmarkSupport
import Testing

@Test func `A passage is replaced, and one that was not measured is kept`() {
  let text = """
    # Figures

    <!-- figures: a -->
    old
    <!-- end of figures -->
    between
    <!-- figures: b -->
    kept
    <!-- end of figures -->
    """
  let (filled, unknown) = Passages.fill(text, with: ["a": "| new |\n"])
  #expect(
    filled == """
      # Figures

      <!-- figures: a -->

      | new |

      <!-- end of figures -->
      between
      <!-- figures: b -->
      kept
      <!-- end of figures -->
      """)
  #expect(unknown == ["b"])
  #expect(Passages.fill(filled, with: ["a": "| new |\n"]).text == filled)
}

@Test func `A table has the spread beside its figure, and says where it decides nothing`() {
  var table = FigureTable(
    id: "t", title: "T", columns: ["time", "count"], spreadColumn: 0)
  table.add("one", [Figure(Sample([1, 2, 3]), .seconds), Figure(2, .count)])
  table.add("two", [Figure(1, .seconds), nil])
  table.add("three", [Figure(Sample([1.8, 2, 2.2]), .seconds), nil])
  #expect(
    table.markdown == """
      |       |   time |             spread | count |
      | ----- | -----: | -----------------: | ----: |
      | one   | 2.00 s | 100 %, not decided |     2 |
      | two   | 1.00 s |                  – |     – |
      | three | 2.00 s |               20 % |     – |

      """)
}

@Test(arguments: [
  ([0.9, 1.0, 1.05], Goal.Verdict.met), ([1.9, 2.0, 2.1], .missed), ([0.8, 1.0, 1.3], .undecided),
  ([0.1, 0.5, 1], .met), ([1.1, 2, 3], .missed), ([1, 2, 3], .undecided), ([1], .met),
  ([2], .missed),
])
func `A goal is decided where all of the median's range lies on one side of its limit`(
  rounds: [Double], verdict: Goal.Verdict
) {
  #expect(Goal("", Figure(Sample(rounds), .ratio), atMost: 1.05).verdict == verdict)
}

@Test func `A goal that is not decided says where its median may lie`() throws {
  let machine = Machine(
    date: "2026-01-01", processors: 2, system: "S", compiler: "C", load: 0)
  var part = Report.Part(id: "p", title: "P", machine: machine, isQuick: false, rounds: 3)
  part.goals = [Goal("open", Figure(Sample([1, 2, 3]), .ratio), atMost: 1.05, cause: "because")]
  let text = try #require(Report(parts: [part]).passages["p-goals"])
  #expect(text.contains("| not decided |"))
  #expect(text.hasSuffix("\n- Not decided, open: the median lies between 1.00 and 3.00\n"))
}

@Test func `A goal that is missed is named with its cause`() throws {
  let machine = Machine(
    date: "2026-01-01", processors: 2, system: "S", compiler: "C", load: 0)
  var part = Report.Part(id: "p", title: "P", machine: machine, isQuick: false, rounds: 3)
  part.goals = [
    Goal("met", Figure(1, .ratio), atMost: 1.05),
    Goal("not met", Figure(2, .ratio), atMost: 1.05, cause: "because"),
  ]
  let text = try #require(Report(parts: [part]).passages["p-goals"])
  #expect(text.contains("| met     | ≤ 1.05 |     1.00 |      – |    yes |"))
  #expect(text.contains("**no**"))
  #expect(text.hasSuffix("\n- Missed, not met: because\n"))
}
