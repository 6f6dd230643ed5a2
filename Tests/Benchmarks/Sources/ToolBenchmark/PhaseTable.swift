import BenchmarkSupport
import Foundation

/// Where the time of a warm check goes, by the tool's own `--timings`.
struct PhaseTable {
  let packages: [PackageFigures]

  var table: FigureTable {
    var table = FigureTable(
      id: "check-phases", title: "Where the time goes, warm release build",
      note: "What the phases don't cover is the start of two processes: one builds and supervises, "
        + "the other reads and checks.",
      columns: packages.flatMap { ["\($0.package.size)", "share"] })
    for name in Self.names(in: packages[0].runs) {
      table.add(
        name,
        packages.flatMap { package in
          let seconds = Sample(package.runs.map { Self.phases(in: $0.errors)[name] ?? 0 })
          let share = zip(seconds.values, package.runs).map { $0 / $1.wall }
          return [Figure(seconds, .seconds), Figure(Sample(share), .share)]
        })
    }
    return table
  }

  private static func names(in runs: [ProcessMeasurement]) -> [String] {
    lines(runs[0].errors).map(\.name)
  }

  private static func phases(in errors: Data) -> [String: Double] {
    Dictionary(lines(errors).map { ($0.name, $0.seconds) }) { first, _ in first }
  }

  /// `reading units  12.3 ms  4 %`: a name, milliseconds, and a share.
  static func lines(_ errors: Data) -> [(name: String, seconds: Double)] {
    String(decoding: errors, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let unit = words.firstIndex(of: "ms"), unit > 1, let time = Double(words[unit - 1])
      else { return nil }
      return (words[..<(unit - 1)].joined(separator: " "), time / 1_000)
    }
  }
}

extension PackageFigures {
  fileprivate var runs: [ProcessMeasurement] { subject(Self.release).runs }
}
