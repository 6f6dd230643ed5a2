import BenchmarkSupport
import Foundation
import PackageGenerator

/// What the tool takes for one package.
struct PackageFigures {
  let package: PreparedPackage
  let occurrences: Int
  let subjects: [Subject]
  let verification: Verification
  /// How many different outputs the runs of the tool had; more than one is a defect.
  let differentOutputs: Int

  static let noOp = "swift build, nothing to do"
  static let first = "check, release, the first"
  static let release = "check, release"
  static let changed = "check --no-proof, release, ten files changed"
  static let debug = "check, debug"

  struct Subject {
    let name: String
    let command: Command
    /// Whether it's a run of the tool, whose exit code 1 and output are the findings.
    let isCheck: Bool
    var before = Before.nothing
    var runs: [ProcessMeasurement] = []

    /// What comes before each run, and is not measured.
    enum Before {
      case nothing
      /// The same run: what the tool keeps is for one build of it.
      case itself
      /// What the tool keeps of the store is thrown away.
      case forgetting
      /// The package's files are put out of the system's cache.
      case cooling
      /// Some sources are edited, and built.
      case editing
    }

    var wall: Sample { Sample(runs.map(\.wall)) }
    var peakMemory: Double { Double(runs.map(\.peakMemory).max()!) }
  }

  init(_ package: PreparedPackage, rounds: Int, release: String, debug: String) throws {
    self.package = package
    let folder = package.folder.filePath
    let arguments = ["check", "--skip-build", "--timings", "--format", "json"]
    func check(
      _ name: String, _ program: String..., options: [String] = [],
      before: Subject.Before = .nothing
    ) -> Subject {
      Subject(
        name: name,
        command: Command(program[0], program.dropFirst() + arguments + options + [folder]),
        isCheck: true, before: before)
    }
    var subjects = [
      Subject(
        name: Self.noOp, command: Command("swift", ["build", "--package-path", folder]),
        isCheck: false),
      check(Self.first, release, before: .forgetting),
      check(Self.release, release),
      check("check, release, -j 1", release, options: ["-j", "1"]),
    ]
    if (try? Command("taskset", ["-c", "0", "true"]).measure().status) == 0 {
      subjects.append(check("check, release, one processor", "taskset", "-c", "0", release))
    }
    if FileCache.canForget {
      subjects.append(check("check, release, cold", release, before: .cooling))
    }
    subjects.append(
      Subject(
        name: Self.changed,
        command: Command(release, ["check", "--skip-build", "--no-proof", folder]),
        isCheck: true, before: .editing))
    subjects.append(check(Self.debug, debug, before: .itself))
    try Self.measure(&subjects, package, rounds)
    self.subjects = subjects
    // That one prints what people read.
    let checks = subjects.filter { $0.isCheck && $0.name != Self.changed }
    differentOutputs = Set(checks.flatMap { $0.runs.map(\.output) }).count
    verification = try Verification(package.expectation, output: checks[0].runs[0].output)
    occurrences = try OccurrenceCount(store: package.indexStore).count()
  }

  /// In turn, so that what disturbs the machine for a while disturbs all of them alike.
  private static func measure(
    _ subjects: inout [Subject], _ package: PreparedPackage, _ rounds: Int
  ) throws {
    for round in 0...rounds {
      for index in subjects.indices {
        try prepare(subjects[index], package)
        let run = try subjects[index].command.measure(withErrors: subjects[index].isCheck)
        guard run.status == 0 || (subjects[index].isCheck && run.status == 1) else {
          throw RunFailure(command: subjects[index].command.text, status: run.status)
        }
        if round > 0 { subjects[index].runs.append(run) }
      }
    }
  }

  private static func prepare(_ subject: Subject, _ package: PreparedPackage) throws {
    switch subject.before {
    case .nothing: break
    case .itself: _ = try subject.command.measure()
    case .forgetting: package.forgetFacts()
    case .cooling: FileCache.forget(package.folder)
    case .editing: try package.edit(10)
    }
  }

  func subject(_ name: String) -> Subject { subjects.first { $0.name == name }! }

  var table: FigureTable {
    let options = package.options
    var table = FigureTable(
      id: "check-\(package.size)",
      title: "\(package.size): \(options.providers) providers, \(options.features) features, "
        + "\(package.lines) lines, \(occurrences) occurrences",
      note: "Median of \(subjects[0].runs.count) rounds.",
      columns: ["time", "to no-op build", "per million occurrences", "peak memory"],
      spreadColumn: 0)
    let baseline = subject(Self.noOp).wall
    for subject in subjects {
      let wall = subject.wall
      let perMillion = Sample(wall.values.map { $0 / (Double(occurrences) / 1e6) })
      table.add(
        subject.name,
        [
          Figure(wall, .seconds), Figure(wall.ratio(to: baseline), .ratio),
          subject.isCheck ? Figure(perMillion, .seconds) : nil,
          Figure(subject.peakMemory, .bytes),
        ])
    }
    return table
  }

  var remarks: [String] {
    let found = "\(package.size): \(verification.found) of \(verification.expected) planned unused "
    let others = "needs found, \(verification.wrong.count) false findings, "
    let outputs =
      (differentOutputs == 1 ? "one output" : "\(differentOutputs) outputs") + " over all runs"
    return [found + others + outputs] + verification.missed.map { "missed: \($0)" }
      + verification.wrong.map { "false: \($0)" }
  }
}
