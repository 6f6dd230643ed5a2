@testable import CakeCore

extension GraphModel {
  /// A model with something of everything.
  static var sample: GraphModel { sample() }

  /// The same with other characters in every name.
  static func sample(naming name: (String) -> String = { $0 }) -> GraphModel {
    func place(_ line: Int) -> SourcePlace {
      SourcePlace(file: "Sources/\(name("App")).swift", line: line, column: 1)
    }
    var model = GraphModel()
    model.providers = ["HasClock", "HasStore", "HasPush", "MakesDetails"].enumerated()
      .map { index, short in
        Provider(
          name: name("Core.\(short)"), short: name(short), module: name(index < 2 ? "Core" : "App"),
          members: [name("member")], isFactory: short.hasPrefix("Makes"), place: place(index + 1),
          breaks: [.init(place: place(90), within: name("App.List.body"))])
      }
    model.slices = [
      Slice(
        name: name("App.ListDependencies"), short: name("ListDependencies"), module: name("App"),
        place: place(10), needs: [0, 1, 2, 3], takers: [0]),
      Slice(
        name: name("App.RowDependencies"), short: name("RowDependencies"), module: name("App"),
        place: place(11), needs: [0, 1, 2], takers: [1]),
      Slice(
        name: name("App.DetailsDependencies"), short: name("DetailsDependencies"),
        module: name("App"), place: place(12), needs: [0], takers: [2]),
    ]
    func use(_ line: Int) -> Use { Use(place: place(line), within: name("App.List.body")) }
    func forward(_ feature: Int, _ line: Int) -> Forward {
      Forward(place: place(line), to: name("App.Row"), feature: feature)
    }
    model.features = [
      Feature(
        name: name("App.List"), short: name("List"), module: name("App"), place: place(20),
        isTest: false, slices: [0],
        cells: [
          Cell(provider: 0, state: .used, uses: [use(21)], forwards: [forward(1, 24)]),
          Cell(provider: 1, state: .forwarded, forwards: [forward(1, 24)]),
          Cell(provider: 2, state: .unused, forwards: [forward(1, 24)]),
          Cell(provider: 3, state: .used, uses: [use(23)]),
        ]),
      Feature(
        name: name("App.Row"), short: name("Row"), module: name("App"), place: place(30),
        isTest: false, slices: [1],
        cells: [
          Cell(provider: 0, state: .kept), Cell(provider: 1, state: .used, uses: [use(31)]),
          Cell(provider: 2, state: .unused),
        ]),
      Feature(
        name: name("App.Details"), short: name("Details"), module: name("App"), place: place(40),
        isTest: false, slices: [2], cells: [Cell(provider: 0, state: .missing)]),
    ]
    func grant(_ provider: Int, _ origin: Grant.Origin, _ lifetime: Grant.Lifetime?) -> Grant {
      Grant(
        provider: provider, origin: origin, lifetime: lifetime, place: place(50 + provider),
        features: provider == 3 ? [2] : [])
    }
    func root(_ short: String, _ purpose: Purpose, parent: Int? = nil, _ grants: [Grant]) -> Root {
      Root(
        name: name("App.\(short)"), short: name(short), module: name("App"), place: place(60),
        purpose: purpose, isScope: parent != nil, parent: parent, grants: grants)
    }
    model.roots = [
      root("AppDependencies", .app, [grant(0, .makes, .singleton), grant(1, .makes, .weak)]),
      root(
        "SessionDependencies", .app, parent: 0,
        [
          grant(0, .parent, nil), grant(1, .parent, nil), grant(2, .makes, .scoped),
          grant(3, .makes, .transient),
        ]),
      root("DevDependencies", .development, [grant(0, .makes, .stored)]),
      root("TestDependencies", .test, [grant(0, .makes, .stored), grant(1, .unknown, nil)]),
    ]
    model.handovers = [
      Handover(from: .root(1), to: 0, slice: 0, place: place(70)),
      Handover(from: .feature(0), to: 1, slice: 1, place: place(24)),
      Handover(from: .root(1), to: 2, slice: 2, place: place(71)),
    ]
    model.modules = [
      Module(name: name("Core"), purpose: .app, files: 2, dependents: 1, dependentFiles: 5),
      Module(name: name("App"), purpose: .app, files: 5),
    ]
    func problem(_ slice: Int, _ feature: Int, cause: Int?) -> Problem {
      Problem(
        rule: .unusedNeed, severity: .warning, message: name("does not need HasPush"),
        place: place(10 + slice), notes: [.init(message: name("a note"), location: place(80))],
        fix: "cake fix", features: [feature], providers: [2], slices: [slice], cause: cause)
    }
    model.findings = [problem(0, 0, cause: 1), problem(1, 1, cause: nil)]
    model.change = Change(
      base: name("main"),
      features: [
        .init(
          name: name("App.List"), feature: 0, isNew: false, added: [name("Core.HasPush")],
          removed: [name("Core.HasOld")], before: 4, after: 4)
      ])
    GraphLinks.fill(&model)
    GraphMetrics.fill(&model)
    return model
  }

  /// Features by the thousand, ten in a module, each with a few of the providers.
  static func large(features count: Int, providers: Int = 200) -> GraphModel {
    var model = GraphModel()
    let place = SourcePlace(file: "Sources/App.swift", line: 1, column: 1)
    model.providers = (0..<providers).map { number in
      Provider(
        name: "Core\(number / 4).HasValue\(number)", short: "HasValue\(number)",
        module: "Core\(number / 4)", members: ["value\(number)"], isFactory: false, place: place)
    }
    model.features = (0..<count).map { number in
      let needs = Set((0..<8).map { (number * 7 + $0 * $0 * 11) % providers }).sorted()
      return Feature(
        name: "Feature\(number / 10).Screen\(number)", short: "Screen\(number)",
        module: "Feature\(number / 10)", place: place, isTest: false, slices: [number],
        cells: needs.map {
          Cell(provider: $0, state: .used, uses: [.init(place: place, within: "App.body")])
        })
    }
    model.slices = model.features.enumerated().map { number, feature in
      Slice(
        name: "\(feature.name)Dependencies", short: "\(feature.short)Dependencies",
        module: feature.module, place: place, needs: feature.cells.map(\.provider),
        takers: [number])
    }
    model.roots = [
      Root(
        name: "App.AppDependencies", short: "AppDependencies", module: "App", place: place,
        purpose: .app, isScope: false, parent: nil,
        grants: model.providers.indices.map {
          Grant(provider: $0, origin: .makes, lifetime: .singleton, place: place)
        })
    ]
    model.handovers = model.features.indices.map {
      Handover(from: .root(0), to: $0, slice: $0, place: place)
    }
    GraphLinks.fill(&model)
    GraphMetrics.fill(&model)
    return model
  }
}
