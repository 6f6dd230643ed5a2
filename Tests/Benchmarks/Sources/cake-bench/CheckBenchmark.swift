import BenchmarkSupport
import Foundation

/// Whole runs of the tool and of a build that has nothing to do, in turn, round by round.
struct CheckBenchmark {
  let sizes: [PackageSize]
  let rounds: Int
  let scratch: URL
  let tools: ToolBuilds

  /// Generates and builds what `run` measures.
  func prepare() throws {
    for size in sizes { try size.prepare(in: scratch) }
    for configuration in ToolBuilds.Configuration.allCases {
      _ = try tools.path(configuration, scratch: scratch)
    }
  }

  /// Measures what lies prepared; the process that prepared it should not be this one, since what
  /// it ever held would be counted as its children's memory.
  func run() throws -> CheckReport {
    let release = try tools.path(.release, scratch: scratch)
    let debug = try tools.path(.debug, scratch: scratch)
    let machine = try Machine.current()
    let floor = try Command("true", []).measure().peakMemory
    var packages: [CheckReport.Package] = []
    for size in sizes {
      let package = try size.load(from: scratch)
      note("measuring '\(package.size)': \(rounds) rounds")
      packages.append(try measure(package, release: release, debug: debug))
    }
    return CheckReport(
      machine: machine, rounds: rounds, memoryFloor: floor, packages: packages)
  }

  private struct Subject {
    let name: String
    let command: Command
    /// Whether it's a run of the tool, whose exit code 1 and output are the findings.
    let isCheck: Bool
    var runs: [ProcessMeasurement] = []

    init(_ name: String, build folder: String) {
      self.name = name
      command = Command("swift", ["build", "--package-path", folder])
      isCheck = false
    }

    init(_ name: String, check folder: String, tool: String, _ options: [String] = []) {
      self.name = name
      command = Command(tool, ["check", "--skip-build", "--format", "json"] + options + [folder])
      isCheck = true
    }
  }

  private func measure(
    _ package: PreparedPackage, release: String, debug: String
  ) throws -> CheckReport.Package {
    let folder = package.folder.filePath
    var subjects = [
      Subject(CheckReport.baseline, build: folder),
      Subject("check, release", check: folder, tool: release),
      Subject("check, release, -j 1", check: folder, tool: release, ["-j", "1"]),
      Subject("check, debug", check: folder, tool: debug),
    ]
    // In turn, so that what disturbs the machine for a while disturbs all of them alike.
    for round in 0...rounds {
      for index in subjects.indices {
        let run = try subjects[index].command.measure()
        guard run.status == 0 || (subjects[index].isCheck && run.status == 1) else {
          throw RunFailure(command: subjects[index].command.text, status: run.status)
        }
        if round > 0 { subjects[index].runs.append(run) }
      }
    }
    let checks = subjects.filter(\.isCheck)
    let outputs = Set(checks.flatMap { $0.runs.map(\.output) })
    let baseline = Sample(subjects[0].runs.map(\.wall))
    return CheckReport.Package(
      size: package.size, options: package.options, lines: package.lines,
      occurrences: try OccurrenceCount(store: package.indexStore).count(),
      measurements: subjects.map { .init(name: $0.name, runs: $0.runs, baseline: baseline) },
      verification: try Verification(package.expectation, output: checks[0].runs[0].output),
      differentOutputs: outputs.count)
  }
}

/// A run that ended as it should not.
struct RunFailure: Error, CustomStringConvertible {
  let command: String
  let status: Int32

  var description: String { "'\(command)' ended with \(status)" }
}
