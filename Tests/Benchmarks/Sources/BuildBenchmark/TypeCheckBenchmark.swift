import BenchmarkSupport
import Foundation

/// How checking types grows with the number of providers, for each form of root, and of features.
struct TypeCheckBenchmark {
  let rounds: Int
  let isQuick: Bool
  let scratch: URL

  private var providers: [Int] { isQuick ? [100, 200, 400] : [250, 500, 1_000, 2_000] }
  private var features: [Int] { isQuick ? [250, 500, 1_000] : [625, 1_250, 2_500, 5_000] }
  private static let providersOfFeatures = 50

  func run() throws -> (tables: [FigureTable], goals: [Goal]) {
    let folder = scratch.appending(path: "type-checks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let empty = try file("Empty", "")
    let forms = TypeCheckProgram.Form.allCases
    let byForm = try forms.map { form in
      try providers.map { count in
        try file(
          "\(form)-\(count)", TypeCheckProgram(providers: count, form: form).text)
      }
    }
    let byFeatures = try features.map { count in
      try file(
        "features-\(count)",
        TypeCheckProgram(
          providers: Self.providersOfFeatures, features: count, form: .oneRoot
        ).text)
    }
    let times = try measure([empty] + byForm.flatMap(\.self) + byFeatures)
    func net(_ file: URL) -> Sample {
      Sample(zip(times[file]!, times[empty]!).map { max(0.001, $0 - $1) })
    }
    let formTimes = byForm.map { $0.map(net) }
    let featureTimes = byFeatures.map(net)
    return (
      [formTable(forms, formTimes), featureTable(featureTimes)],
      goals(forms, formTimes, featureTimes)
    )
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let file = scratch.appending(path: "type-checks/\(name).swift")
    try Data(text.utf8).write(to: file)
    return file
  }

  private func measure(_ files: [URL]) throws -> [URL: [Double]] {
    var times: [URL: [Double]] = [:]
    for round in 1...rounds {
      note("build time: round \(round) of \(rounds), checking types")
      for file in files {
        let run = try Command("swiftc", ["-typecheck", "-swift-version", "6", file.filePath])
          .measure(withErrors: true)
        guard run.status == 0 else {
          throw BuildProblem(
            what: file.lastPathComponent, output: String(decoding: run.errors, as: UTF8.self))
        }
        times[file, default: []].append(run.processor)
      }
    }
    return times
  }

  private static let reading =
    "Processor time of 'swiftc -typecheck' on one file, without what an empty file takes. The last "
    + "column says how it grew when the size doubled for the last time: 2 is linear, 4 is "
    + "quadratic."

  private func formTable(
    _ forms: [TypeCheckProgram.Form], _ times: [[Sample]]
  ) -> FigureTable {
    var table = FigureTable(
      id: "type-check-providers", title: "Checking the types of roots, by providers",
      note: Self.reading
        + " Layers, scopes and roots are of \(TypeCheckProgram.share) providers each.",
      columns: providers.map { "\($0) providers" } + ["at the last doubling"],
      spreadColumn: providers.count - 1)
    for (form, times) in zip(forms, times) { table.add(form.rawValue, row(times)) }
    return table
  }

  private func featureTable(_ times: [Sample]) -> FigureTable {
    var table = FigureTable(
      id: "type-check-features", title: "Checking the types of features, by features",
      note: Self.reading + " One root of \(Self.providersOfFeatures) providers makes them all.",
      columns: features.map { "\($0) features" } + ["at the last doubling"],
      spreadColumn: features.count - 1)
    table.add("any Slice, three needs each", row(times))
    return table
  }

  private func row(_ times: [Sample]) -> [Figure?] {
    times.map { Figure($0, .seconds) } + [Figure(growth(times), .ratio)]
  }

  private func growth(_ times: [Sample]) -> Sample {
    times[times.count - 1].ratio(to: times[times.count - 2])
  }

  private func goals(
    _ forms: [TypeCheckProgram.Form], _ formTimes: [[Sample]], _ featureTimes: [Sample]
  ) -> [Goal] {
    let linear: [TypeCheckProgram.Form] = [.scopes, .severalRoots]
    let roots = zip(forms, formTimes).filter { linear.contains($0.0) }.map { form, times in
      Goal(
        "\(form.rawValue): twice the providers, up to \(providers.last!), to check",
        Figure(growth(times), .ratio), atMost: 2.3)
    }
    return roots + [
      Goal(
        "twice the features, up to \(features.last!), to check",
        Figure(growth(featureTimes), .ratio), atMost: 2.3)
    ]
  }
}
