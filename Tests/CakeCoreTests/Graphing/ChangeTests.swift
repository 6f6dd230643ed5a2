import Testing

@testable import CakeCore

/// What a page and a picture tell of a change.
@Suite struct ChangeTests {
  private static func place(_ file: String) -> SourcePlace {
    SourcePlace(file: "Sources/App/\(file).swift", line: 1, column: 1)
  }

  /// A feature of one name in each file, with a slice and needs of its own.
  private static func report(_ needs: [(file: String, needs: [String])]) -> Report {
    Report(
      extent: .init(modules: 1, files: 1, occurrences: 1), providers: [],
      slices: needs.map {
        .init(name: "App.\($0)", module: "App", needs: $1, consumers: [], location: place($0))
      },
      consumers: needs.map { file, _ in
        .init(
          name: "App.Row", module: "App", slices: ["App.\(file)"], uses: [], forwards: [],
          location: place(file))
      },
      roots: [], findings: [], needs: 0)
  }

  @Test func `Features of one name are told apart by their files`() {
    var model = GraphModel()
    model.providers = ["HasA", "HasB"].map {
      .init(
        name: $0, short: $0, module: "App", members: [], isFactory: false,
        place: Self.place("Core"),
        breaks: [])
    }
    model.features = [("One", 0), ("Two", 1)].map { file, provider in
      .init(
        name: "App.Row", short: "Row", module: "App", place: Self.place(file), isTest: false,
        slices: [], cells: [.init(provider: provider, state: .used)])
    }
    let same = Self.report([("One", ["HasA"]), ("Two", ["HasB"])])
    #expect(GraphModel.Change(("main", same), model).features == [])
    let other = Self.report([("One", ["HasA"]), ("Two", ["HasA", "HasB"])])
    #expect(
      GraphModel.Change(("main", other), model).features == [
        .init(
          name: "App.Row in Two.swift", feature: 1, isNew: false, added: [], removed: ["HasA"],
          before: 2, after: 1)
      ])
  }
}
