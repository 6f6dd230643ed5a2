import BenchmarkSupport

/// Every measurement in turn, round by round, so that what disturbs the machine disturbs all alike.
struct RuntimeBenchmark {
  let measures: [Measure]
  let rounds: Int
  let usesValgrind: Bool

  func run() throws -> RuntimeReport {
    let machine = try Machine.current()
    let iterations = measures.map(iterationsThatLastLongEnough)
    var times = measures.map { _ in [Double]() }
    for round in 0...rounds {
      for (index, measure) in measures.enumerated() {
        let time = seconds(measure, iterations[index]) / Double(iterations[index])
        if round > 0 { times[index].append(time) }
      }
    }
    let samples = times.map { Sample($0) }
    let rows = try measures.indices.map { index in
      let measure = measures[index]
      let yardstick = measures.firstIndex { $0.group == measure.group && $0.isYardstick }!
      let profile = usesValgrind ? try Profile(of: measure) : nil
      return RuntimeReport.Row(
        group: measure.group, form: measure.form, time: samples[index],
        ratio: samples[index].ratio(to: samples[yardstick]),
        allocations: Counting.allocations(of: measure), retains: profile?.retains,
        releases: profile?.releases, instructions: profile?.instructions)
    }
    return RuntimeReport(machine: machine, rounds: rounds, rows: rows)
  }

  /// Long enough for the clock, short enough for many rounds: some ten milliseconds.
  private func iterationsThatLastLongEnough(_ measure: Measure) -> Int {
    var iterations = 100
    while seconds(measure, iterations) < 0.01 { iterations *= 2 }
    return iterations
  }

  private func seconds(_ measure: Measure, _ iterations: Int) -> Double {
    let clock = ContinuousClock()
    var sum = 0
    let time = clock.measure { sum = measure.run(iterations) }
    precondition(sum != 0, "a measurement whose result is used can't be left out")
    return time / .seconds(1)
  }
}
