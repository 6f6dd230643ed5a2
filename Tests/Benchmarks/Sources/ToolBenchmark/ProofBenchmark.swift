package import BenchmarkSupport
package import Foundation
import PackageGenerator

/// What proofs cost: the first one of a package, one with all verdicts known, one in a module that
/// nothing depends on, beside asking the compiler once about the modules that take part.
package struct ProofBenchmark {
  package var rounds = 3
  package var isQuick = false
  package var scratch: URL
  package var tools: ToolBuilds

  private static let size = "proof"
  /// A check with verdicts is short, and a round long: so many of them a round decide its goal.
  private static let warmRuns = 6
  /// What a goal compares runs right after each other, as often as decides it.
  private static let pairs = 3
  private static let facts = "check --no-proof"
  private static let first = "18 findings in 12 modules, first proof"
  private static let alone = "the same, one compiler at a time"
  private static let warm = "18 findings with verdicts"
  private static let leaf = "one finding in a module that nothing depends on, first proof"

  package init(scratch: URL, tools: ToolBuilds) {
    self.scratch = scratch
    self.tools = tools
  }

  package func prepare() throws {
    try PackageSize(named: Self.size).prepare(in: scratch)
    try tools.build(.release, scratch: scratch)
  }

  package func run() throws -> Report.Part {
    var part = Report.Part(
      id: "proof", title: "Proofs", machine: try Machine.current(), isQuick: isQuick,
      rounds: rounds)
    let package = try PackageSize(named: Self.size).load(from: scratch)
    let edited = Set(package.expectation.unusedNeeds.compactMap(\.slice.moduleName))
    let once = try TypeCheckOnce(package.folder, edited: edited, scratch: scratch)
    var runs: [String: [ProcessMeasurement]] = [:]
    var stages: [TypeCheckOnce.Stage: [Double]] = [:]
    for round in 1...rounds {
      note("proofs: round \(round) of \(rounds)")
      for stage in [TypeCheckOnce.Stage.index, .late] {
        stages[stage, default: []].append(try once.seconds(stage))
      }
      try configure(package, excluding: ["Sources/App"])
      for _ in 1...Self.pairs {
        runs[Self.facts, default: []].append(try check(package, "--no-proof"))
        stages[.interfaces, default: []].append(try once.seconds(.interfaces))
        stages[.types, default: []].append(try once.seconds(.types))
        try forget(package)
        runs[Self.alone, default: []].append(try check(package, "-j", "1"))
      }
      try forget(package)
      runs[Self.first, default: []].append(try check(package))
      for _ in 1...Self.warmRuns { runs[Self.warm, default: []].append(try check(package)) }
      try configure(
        package, excluding: package.modules.filter { $0 != "App" }.map { "Sources/\($0)" })
      try forget(package)
      runs[Self.leaf, default: []].append(try check(package))
    }
    part.tables = [table(package, runs, stages, once), phases(runs)]
    part.goals = goals(runs, stages)
    part.remarks = [
      "Of \(package.modules.count + 1) modules \(once.count) are edited or depend on one by the "
        + "build's plan; the proof leaves out those of them that import none."
    ]
    return part
  }

  private func configure(_ package: PreparedPackage, excluding folders: [String]) throws {
    let list = folders.map { "\"\($0)\"" }.joined(separator: ", ")
    try Data("{\"exclude\": [\(list)]}\n".utf8)
      .write(to: package.folder.appending(path: ".cake.json"))
  }

  private func forget(_ package: PreparedPackage) throws {
    try? FileManager.default.removeItem(at: package.folder.appending(path: ".build/cake"))
  }

  private func check(_ package: PreparedPackage, _ options: String...) throws -> ProcessMeasurement
  {
    let command = Command(
      tools.path(.release, scratch: scratch),
      ["check", "--skip-build", "--timings"] + options + [package.folder.filePath])
    let run = try command.measure(withErrors: true)
    guard run.status == 1 else { throw RunFailure(command: command.text, status: run.status) }
    return run
  }

  private func processor(_ runs: [ProcessMeasurement]?) -> Sample {
    Sample((runs ?? []).map(\.processor))
  }

  private func table(
    _ package: PreparedPackage, _ runs: [String: [ProcessMeasurement]],
    _ stages: [TypeCheckOnce.Stage: [Double]], _ once: TypeCheckOnce
  ) -> FigureTable {
    var table = FigureTable(
      id: "proof", title: "\(package.lines) lines in \(package.modules.count + 1) modules",
      note: "The compiler's own stages are asked of the \(once.count) modules that are edited or "
        + "depend on one by the build's plan, a call of 'swiftc' each, one after the other, since "
        + "two at once take more of the processor's time each; so the goals take the proof alike.",
      columns: ["time", "processor", "share of the first proof"])
    let first = processor(runs[Self.first])
    for name in [Self.facts, Self.warm, Self.first, Self.alone, Self.leaf] {
      let wall = Sample((runs[name] ?? []).map(\.wall))
      let processor = processor(runs[name])
      table.add(
        name,
        [
          Figure(wall, .seconds), Figure(processor, .seconds),
          Figure(processor.median / first.median, .share),
        ])
    }
    for stage in TypeCheckOnce.Stage.allCases {
      let seconds = Sample(stages[stage]!)
      table.add(
        "compiler: \(stage.rawValue)",
        [nil, Figure(seconds, .seconds), Figure(seconds.median / first.median, .share)])
    }
    return table
  }

  private func phases(_ runs: [String: [ProcessMeasurement]]) -> FigureTable {
    let names = [Self.warm, Self.first]
    var table = FigureTable(
      id: "proof-phases", title: "Where the time of a check with a proof goes", note: "",
      columns: names.flatMap { [$0, "share"] })
    for phase in PhaseTable.lines(runs[Self.first]![0].errors).map(\.name) {
      table.add(
        phase,
        names.flatMap { name in
          let seconds = Sample(
            runs[name]!.map { run in
              PhaseTable.lines(run.errors).first { $0.name == phase }?.seconds ?? 0
            })
          let share = zip(seconds.values, runs[name]!).map { $0 / $1.wall }
          return [Figure(seconds, .seconds), Figure(Sample(share), .share)]
        })
    }
    return table
  }

  private func goals(
    _ runs: [String: [ProcessMeasurement]], _ stages: [TypeCheckOnce.Stage: [Double]]
  ) -> [Goal] {
    let facts = processor(runs[Self.facts])
    func proof(_ name: String) -> Sample {
      Sample(zip(processor(runs[name]).values, facts.values).map { $0 - $1 })
    }
    let types = stages[.types]!
    let needed = zip(stages[.interfaces]!, types).map { $0 + $1 }
    return [
      Goal(
        "with verdicts: a check", Figure(Sample(runs[Self.warm]!.map(\.wall)), .seconds),
        atMost: 0.5),
      Goal(
        "first proof, to changed interfaces and type checking, once",
        Figure(proof(Self.alone).ratio(to: Sample(needed)), .ratio), atMost: 1.2),
      Goal(
        "first proof, to type checking alone, once",
        Figure(proof(Self.alone).ratio(to: Sample(types)), .ratio), atMost: 1.2,
        cause: "a module can't be checked before the interfaces of those that it imports are made "
          + "anew, and what each name means afterwards is compared by an index of the same run"),
      Goal(
        "one finding in a leaf: the proof's processor time",
        Figure(proof(Self.leaf), .seconds), atMost: 1),
    ]
  }
}

extension PreparedPackage {
  /// The folders of sources, which are the modules but for the tests.
  fileprivate var modules: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Sources").filePath)
    return (names ?? []).sorted()
  }
}

extension String {
  fileprivate var moduleName: String? { split(separator: ".").first.map(String.init) }
}
