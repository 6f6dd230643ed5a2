import BenchmarkSupport
import Foundation
import PackageGenerator

/// All figures of one run, as JSON and as tables.
struct CheckReport: Codable, Sendable {
  struct Measurement: Codable, Sendable {
    var name: String
    /// Seconds.
    var wall: Sample
    var processor: Sample
    /// Round by round, to the build that has nothing to do.
    var ratio: Sample
    /// Bytes; the greatest of all rounds.
    var peakMemory: Int

    init(name: String, runs: [ProcessMeasurement], baseline: Sample) {
      self.name = name
      wall = Sample(runs.map(\.wall))
      processor = Sample(runs.map(\.processor))
      ratio = wall.ratio(to: baseline)
      peakMemory = runs.map(\.peakMemory).max()!
    }
  }

  struct Package: Codable, Sendable {
    var size: String
    var options: GeneratorOptions
    var lines: Int
    var occurrences: Int
    var measurements: [Measurement]
    var verification: Verification
    /// How many different outputs the runs of the tool had; more than one is a defect.
    var differentOutputs: Int
  }

  static let baseline = "swift build, nothing to do"

  var machine: Machine
  var rounds: Int
  /// Bytes that a process that does nothing is said to hold: those of the one that started it.
  var memoryFloor: Int
  var packages: [Package]

  var hasFalseFindings: Bool {
    packages.contains { !$0.verification.wrong.isEmpty || $0.differentOutputs > 1 }
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  var markdown: String {
    "# `cake check`\n\n\(machine.text); median of \(rounds) rounds; "
      + "memory can't be told below \(memoryFloor / 1_000_000) MB\n"
      + packages.map(section).joined()
  }

  private func section(_ package: Package) -> String {
    let options = package.options
    var text = """

      ## \(package.size): \(options.providers) providers, \(options.features) features, \
      \(package.lines) lines, \(package.occurrences) occurrences


      """
    var table = MarkdownTable([
      "", "time", "spread", "to no-op build", "per million occurrences", "peak memory",
    ])
    for measurement in package.measurements {
      let isCheck = measurement.name != Self.baseline
      table.add([
        measurement.name, measurement.wall.median.duration, measurement.wall.spread.percent,
        measurement.ratio.median.rounded(to: 2),
        isCheck ? (measurement.wall.median / millions(package)).duration : "–",
        "\(measurement.peakMemory / 1_000_000) MB",
      ])
    }
    text += table.text
    text += "\nUnused needs: \(package.verification.found) of "
    text += "\(package.verification.expected) planned found"
    text += ", \(package.verification.wrong.count) false findings, "
    text += package.differentOutputs == 1 ? "one output" : "\(package.differentOutputs) outputs"
    text += " over all runs.\n"
    for missed in package.verification.missed { text += "- missed: \(missed)\n" }
    for finding in package.verification.wrong { text += "- false: \(finding)\n" }
    return text
  }

  private func millions(_ package: Package) -> Double { Double(package.occurrences) / 1e6 }
}
