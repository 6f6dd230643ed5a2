package import BenchmarkSupport

/// Every measurement in turn, round by round, so that what disturbs the machine disturbs all alike.
package struct RuntimeBenchmark {
  package var measures = Measure.all()
  package var rounds = 55
  package var isQuick = false
  package var usesValgrind = true

  package init() {}

  package func run() throws -> Report.Part {
    let machine = try Machine.current()
    note("run time: \(measures.count) measures, \(rounds) rounds")
    let times = times()
    let counts = Counts(measures, usesValgrind: usesValgrind)
    var part = Report.Part(
      id: "runtime", title: "Run time", machine: machine, isQuick: isQuick, rounds: rounds)
    part.tables = tables(times, counts)
    part.goals = RuntimeGoals(measures: measures, times: times, counts: counts).all
    return part
  }

  /// Seconds for one iteration of each measure, by round.
  private func times() -> [Sample] {
    let iterations = measures.map(iterationsThatLastLongEnough)
    var times = measures.map { _ in [Double]() }
    for round in 0...rounds {
      for (index, measure) in measures.enumerated() {
        let time = seconds(measure, iterations[index]) / Double(iterations[index])
        if round > 0 { times[index].append(time) }
      }
    }
    return times.map(Sample.init)
  }

  private func tables(_ times: [Sample], _ counts: Counts) -> [FigureTable] {
    var tables: [FigureTable] = []
    for (index, measure) in measures.enumerated() {
      if tables.last?.title != measure.title {
        tables.append(
          FigureTable(
            id: measure.group.filter { $0 != "," }.split(separator: " ").joined(separator: "-"),
            title: measure.title,
            columns: ["time", "ratio", "allocations", "retains", "releases", "instructions"],
            spreadColumn: 0))
      }
      let yardstick = measures.firstIndex { $0.group == measure.group && $0.isYardstick }!
      tables[tables.count - 1].add(
        measure.form,
        [
          Figure(times[index], .seconds), Figure(times[index].ratio(to: times[yardstick]), .ratio),
          counts.allocations[index].map { Figure($0, .count) },
          counts.profiles[index].map { Figure($0.retains, .count) },
          counts.profiles[index].map { Figure($0.releases, .count) },
          counts.profiles[index].map { Figure($0.instructions.rounded(), .count) },
        ])
    }
    return tables
  }

  /// Long enough for the clock, short enough for many rounds: some ten milliseconds.
  private func iterationsThatLastLongEnough(_ measure: Measure) -> Int {
    var iterations = 100
    while seconds(measure, iterations) < 0.01 { iterations *= 2 }
    return iterations
  }

  private func seconds(_ measure: Measure, _ iterations: Int) -> Double {
    var sum = 0
    let time = ProcessorTime.seconds { sum = measure.run(iterations) } / Double(measure.threads)
    precondition(sum != 0, "a measurement whose result is used can't be left out")
    return time
  }
}

extension Measure {
  fileprivate var title: String { group.prefix(1).uppercased() + group.dropFirst() }
}
