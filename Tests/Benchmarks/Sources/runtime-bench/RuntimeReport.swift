import BenchmarkSupport
import Foundation

/// All figures of one run, as JSON and as tables.
struct RuntimeReport: Codable, Sendable {
  struct Row: Codable, Sendable {
    var group: String
    var form: String
    /// Seconds for one iteration, by round.
    var time: Sample
    /// Round by round, to the group's yardstick.
    var ratio: Sample
    /// For one iteration, where the platform lets them be counted.
    var allocations: Double?
    var retains: Double?
    var releases: Double?
    var instructions: Double?
  }

  var machine: Machine
  var rounds: Int
  var rows: [Row]

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  var markdown: String {
    var text = "# Run time\n\n\(machine.text); median of \(rounds) rounds; a dash: not counted\n"
    var groups: [String] = []
    for row in rows where !groups.contains(row.group) { groups.append(row.group) }
    for group in groups {
      var table = MarkdownTable([
        "", "time", "spread", "ratio", "allocations", "retains", "releases", "instructions",
      ])
      for row in rows where row.group == group {
        table.add([
          row.form, row.time.median.duration, row.time.spread.percent,
          row.ratio.median.rounded(to: 2), row.allocations.count, row.retains.count,
          row.releases.count, row.instructions.map { $0.rounded(to: 0) } ?? "–",
        ])
      }
      text += "\n## \(group.prefix(1).uppercased() + group.dropFirst())\n\n" + table.text
    }
    return text
  }
}

extension Double? {
  fileprivate var count: String { map { $0.rounded(to: 1) } ?? "–" }
}
