import Testing

@testable import CakeCore

@Suite struct NeedsDiffTests {
  private static func report(
    slices: [String: [String]], consumers: [String: [String]] = [:], tests: [String: [String]] = [:]
  ) -> Report {
    let place = SourcePlace(file: "Sources/App/App.swift", line: 1, column: 1)
    func consumer(_ name: String, _ slices: [String], _ module: String) -> Report.Consumer {
      .init(
        name: "\(module).\(name)", module: module, slices: slices.map { "App.\($0)" }, uses: [],
        forwards: [], location: place)
    }
    return Report(
      extent: .init(modules: 1, files: 1, occurrences: 1), providers: [],
      slices: slices.map {
        .init(name: "App.\($0)", module: "App", needs: $1, consumers: [], location: place)
      },
      consumers: consumers.map { consumer($0, $1, "App") }
        + tests.map { consumer($0, $1, "AppTests") },
      roots: [], findings: [], needs: 0)
  }

  private func text(_ old: Report, _ new: Report) -> String {
    DiffFormat.text.render(NeedsDiff(from: old, to: new), base: "main")
  }

  @Test func `A consumer of two slices needs what either has`() {
    let old = Self.report(
      slices: ["A": ["Core.HasA"], "B": ["Core.HasB"]], consumers: ["X": ["A"]])
    let new = Self.report(
      slices: ["A": ["Core.HasA"], "B": ["Core.HasB"]], consumers: ["X": ["A", "B"]])
    #expect(
      text(old, new) == """
        1 feature needs something else than in 'main'

          App.X  +HasB

        features that each provider reaches
          HasB  0 → 1

        """)
  }

  @Test func `A slice that no consumer takes stands for itself`() {
    let old = Self.report(
      slices: ["A": ["Core.HasA"], "Base": ["Core.HasA"]], consumers: ["X": ["A"]])
    let new = Self.report(
      slices: ["A": ["Core.HasA"], "Base": ["Core.HasB"]], consumers: ["X": ["A"]])
    #expect(
      text(old, new) == """
        1 feature needs something else than in 'main'

          App.Base  +HasB −HasA

        """)
  }

  @Test func `What is new and what is gone is said to be`() {
    let slices = ["A": ["Core.HasA"], "B": ["Core.HasB"]]
    let old = Self.report(slices: slices, consumers: ["X": ["A"]])
    let new = Self.report(slices: slices, consumers: ["Y": ["B"]])
    #expect(
      text(old, new) == """
        2 features need something else than in 'main'

          App.X  −HasA  (gone)
          App.Y  +HasB  (new)

        features that each provider reaches
          HasA  1 → 0
          HasB  0 → 1

        """)
  }

  @Test func `A consumer that has another name as its slice has is the same one`() {
    let old = Self.report(
      slices: ["A": ["Core.HasA"], "B": ["Core.HasB"], "C": ["Core.HasB"]],
      consumers: ["X": ["A"], "Y": ["B"], "Z": ["C"]])
    let renamed = Self.report(
      slices: ["A2": ["Core.HasA"], "B": ["Core.HasB"], "C": ["Core.HasB"]],
      consumers: ["X2": ["A2"], "Y": ["B"], "Z": ["C"]])
    #expect(
      text(old, renamed) == """
        no feature needs anything else than in 'main'

          App.X2  (was App.X)

        """)
    // Which is which is not known.
    let both = Self.report(
      slices: ["A": ["Core.HasA"], "B2": ["Core.HasB"], "C2": ["Core.HasB"]],
      consumers: ["X": ["A"], "Y2": ["B2"], "Z2": ["C2"]])
    #expect(NeedsDiff(from: old, to: both).features.map(\.kind) == [.gone, .new, .gone, .new])
  }

  @Test func `A consumer that has another name is the same one while it takes the same slice`() {
    let slices = ["A": ["Core.HasA"], "B": ["Core.HasA"]]
    let old = Self.report(slices: slices, consumers: ["X": ["A"], "Y": ["B"]])
    let new = Self.report(slices: slices, consumers: ["X2": ["A"], "Y": ["B"]])
    #expect(
      text(old, new) == """
        no feature needs anything else than in 'main'

          App.X2  (was App.X)

        """)
    // Another one that comes to a slice takes nobody's place.
    let other = Self.report(slices: slices, consumers: ["X": ["A"], "Z": ["A"]])
    #expect(NeedsDiff(from: old, to: other).features.map(\.kind) == [.gone, .new])
  }

  @Test func `A consumer of the same name and needs in another module is the same one`() {
    let old = Self.report(
      slices: ["A": ["Core.HasA"], "B": ["Core.HasA"]], consumers: ["X": ["A"], "Y": ["B"]])
    var new = Self.report(
      slices: ["A": ["Core.HasA"], "B": ["Core.HasA"]], consumers: ["X": ["A"], "Y": ["B"]])
    for index in new.consumers.indices {
      new.consumers[index].module = "Feature"
      new.consumers[index].name = new.consumers[index].name.replacing("App.", with: "Feature.")
    }
    #expect(
      text(old, new) == """
        no feature needs anything else than in 'main'

          Feature.X  (was App.X)
          Feature.Y  (was App.Y)

        """)
  }

  @Test func `Features of one name are told apart by their files`() {
    let slices = ["A": ["Core.HasA"], "B": ["Core.HasB"]]
    var old = Self.report(slices: slices, consumers: ["Row": ["A"]])
    var row = old.consumers[0]
    row.slices = ["App.B"]
    row.location.file = "Sources/App/Other.swift"
    old.consumers.append(row)
    var new = old
    new.consumers.removeFirst()
    #expect(
      text(old, new) == """
        1 feature needs something else than in 'main'

          App.Row in App.swift  −HasA  (gone)

        features that each provider reaches
          HasA  1 → 0

        """)
  }

  @Test func `A slice of another name with the same needs is the same slice`() {
    let old = Self.report(
      slices: ["A": ["Core.HasA"], "Base": ["Core.HasA", "Core.HasB"]], consumers: ["X": ["A"]])
    let new = Self.report(
      slices: ["A": ["Core.HasA"], "Basis": ["Core.HasA", "Core.HasB"]], consumers: ["X": ["A"]])
    #expect(
      text(old, new) == """
        no feature needs anything else than in 'main'

          App.Basis  (was App.Base)

        """)
    let json = DiffFormat.json.render(NeedsDiff(from: old, to: new), base: "main")
    #expect(
      json == """
        {
          "schemaVersion": 1,
          "base": "main",
          "features": [
            {
              "name": "App.Basis",
              "change": "renamed",
              "from": "App.Base",
              "added": [],
              "removed": []
            }
          ],
          "providers": []
        }

        """, "\(json)")
  }

  @Test func `Of several slices with the same needs nobody knows which has which name`() {
    let old = Self.report(slices: ["A": ["Core.HasA"], "B": ["Core.HasA"]])
    let new = Self.report(slices: ["C": ["Core.HasA"], "D": ["Core.HasA"]])
    #expect(text(old, new).hasPrefix("4 features need something else"))
  }

  @Test func `Providers of one name keep their modules`() {
    let old = Self.report(slices: ["A": ["Core.HasA"]], consumers: ["X": ["A"]])
    let new = Self.report(slices: ["A": ["Other.HasA"]], consumers: ["X": ["A"]])
    #expect(text(old, new).contains("  App.X  +Other.HasA −Core.HasA\n"))
  }

  @Test func `Tests are no features`() {
    let old = Self.report(slices: ["A": ["Core.HasA"]], consumers: ["X": ["A"]])
    let new = Self.report(
      slices: ["A": ["Core.HasA"]], consumers: ["X": ["A"]], tests: ["T": ["A"]])
    #expect(text(old, new) == "no feature needs anything else than in 'main'\n")
  }

  @Test func `Names with signs of Markdown's own stay names`() {
    let old = Self.report(slices: [:])
    let new = Self.report(slices: ["A": ["Core.HasA"]], consumers: ["`a|b`(_:)": ["A"]])
    let markdown = DiffFormat.markdown.render(NeedsDiff(from: old, to: new), base: "main")
    #expect(markdown.contains("| `` App.`a\\|b`(_:) `` | +`HasA` | new |\n"))
  }

  @Test func `A report that is written and read again is the same`() throws {
    let report = Self.report(
      slices: ["A": ["Core.HasA"]], consumers: ["X": ["A"]], tests: ["T": ["A"]])
    let read = try Report(json: Array(report.json.utf8), file: "report.json")
    #expect(read.json == report.json)
  }
}
