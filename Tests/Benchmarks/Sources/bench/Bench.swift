import BenchmarkSupport
import Foundation
import RuntimeBenchmark

/// `bench`: what the pattern costs at run time and at build time, and what the tool costs.
@main
struct Bench {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      note("error: \(error)")
      exit(2)
    }
  }

  private static let help = """
    usage: bench [options]

    Measures run time, build time and the tool, one after the other, and prints Markdown with the
    goals beside the figures. Build it with '-c release'. Nothing else should run meanwhile.
    exit code: 0 measured; 1 measured, and a finding of the tool was false; 2 could not run

      --only PART        'runtime', 'build', 'tool' or 'proof'
      --quick            small sizes and few rounds, to see that everything works
      --rounds N         so many rounds in each part
      --write-docs       write the tables into the documentation
      --from FILE        measure nothing; take the figures from the JSON of an earlier run
      --markdown FILE    where the tables go (SCRATCH/report.md)
      --json FILE        where the figures go, those of all rounds (SCRATCH/report.json)
      --scratch DIR      where packages and tools are built and kept (.build/bench)

    for run time:
      --group TEXT       only groups whose names contain this
      --no-valgrind      don't count instructions, retains and releases
      --list             name all measurements
      --run NAME         run one of them, measure nothing
      --iterations N     so often (1000)

    for the tool:
      --sizes A,B        of 'tiny', 'team', 'small', 'medium', 'large' (team,small,large)
      --cake-release FILE, --cake-debug FILE
                         measure these builds of the tool instead of making them

    """

  static let values: Set = [
    "--only", "--rounds", "--markdown", "--json", "--scratch", "--group", "--run", "--iterations",
    "--sizes", "--from", "--cake-release", "--cake-debug", "--worker", "--result",
  ]
  static let flags: Set = ["--quick", "--write-docs", "--no-valgrind", "--list"]

  private static func run(_ arguments: [String]) throws -> Int32 {
    if arguments.contains("--help") {
      print(help, terminator: "")
      return 0
    }
    let options = try Options(arguments, values: values, flags: flags)
    guard options.operands.isEmpty else { throw UsageError("there are no operands") }
    if options.has("--list") {
      for measure in Measure.all() { print(measure.name) }
      return 0
    }
    if let name = options.text("--run") {
      guard let measure = Measure.all().first(where: { $0.name == name }) else {
        throw UsageError("there is no '\(name)'; see '--list'")
      }
      let iterations = try options.number("--iterations") ?? 1_000
      precondition(measure.run(iterations) != 0)
      return 0
    }
    if options.has("--write-docs"), options.text("--group") != nil {
      throw UsageError("the documentation takes all groups; leave out '--group'")
    }
    if let worker = try options.choice("--worker", of: Worker.self) {
      try worker.run(options)
      return 0
    }
    #if DEBUG
      throw UsageError("a debug build says nothing about run time; build with '-c release'")
    #else
      return try Measurements(options: options, arguments: arguments).run()
    #endif
  }
}
