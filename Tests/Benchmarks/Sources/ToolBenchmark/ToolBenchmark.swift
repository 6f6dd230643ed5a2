package import BenchmarkSupport
package import Foundation

/// Whole runs of the tool and of a build that has nothing to do, in turn, round by round.
package struct ToolBenchmark {
  package var sizes = ["team", "small", "large"]
  package var rounds = 5
  package var isQuick = false
  /// Where packages and tools are built and kept.
  package var scratch: URL
  package var tools: ToolBuilds

  private static let roundsOfLarge = 3
  /// The least from which the median's range leaves anything out.
  private static let cleanBuilds = 6

  package init(scratch: URL, tools: ToolBuilds) {
    self.scratch = scratch
    self.tools = tools
  }

  /// Generates and builds what `run` measures.
  package func prepare() throws {
    for size in sizes { try PackageSize(named: size).prepare(in: scratch) }
    for configuration in ToolBuilds.Configuration.allCases {
      let isRepeated = configuration == .debug && !isQuick
      try tools.build(
        configuration, rounds: isRepeated ? Self.cleanBuilds : 1, scratch: scratch)
    }
  }

  /// Measures what lies prepared; the process that prepared it should not be this one, since what
  /// it ever held would be counted as its children's memory.
  package func run() throws -> Report.Part {
    var part = Report.Part(
      id: "tool", title: "The tool", machine: try Machine.current(), isQuick: isQuick,
      rounds: rounds)
    let floor = try Command("true", []).measure().peakMemory
    var packages: [PackageFigures] = []
    for size in sizes {
      let package = try PackageSize(named: size).load(from: scratch)
      // A round of the large one takes half a minute.
      let rounds = size == "large" ? min(rounds, Self.roundsOfLarge) : rounds
      note("the tool: '\(size)', \(rounds) rounds")
      packages.append(
        try PackageFigures(
          package, rounds: rounds, release: tools.path(.release, scratch: scratch),
          debug: tools.path(.debug, scratch: scratch)))
    }
    let pictures = try PictureFigures(
      packages.map(\.package), tool: tools.path(.release, scratch: scratch), scratch: scratch,
      rounds: min(rounds, Self.roundsOfLarge))
    part.tables =
      packages.map(\.table) + [PhaseTable(packages: packages).table, pictures.table]
    part.goals =
      ToolGoals(packages: packages, buildTimes: tools.cleanBuilds(scratch: scratch)).all
      + pictures.goals
    part.remarks =
      packages.flatMap(\.remarks)
      + ["Memory can't be told below \(Figure(Double(floor), .bytes).text)."]
    part.isWrong = packages.contains {
      !$0.verification.wrong.isEmpty || $0.differentOutputs > 1
    }
    return part
  }
}

/// A run that ended as it should not.
struct RunFailure: Error, CustomStringConvertible {
  let command: String
  let status: Int32

  var description: String { "'\(command)' ended with \(status)" }
}
