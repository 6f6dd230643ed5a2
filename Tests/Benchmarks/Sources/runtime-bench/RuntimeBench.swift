import BenchmarkSupport
import Foundation

/// `runtime-bench`: what the pattern costs at run time, beside hand-written code.
@main
struct RuntimeBench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static let help = """
    usage: runtime-bench [options]

    Measures forms of the pattern and rivals, and prints Markdown. Build it with '-c release'.

      --rounds N         measured rounds after one to warm up (11)
      --group TEXT       only groups whose names contain this
      --no-valgrind      don't run everything under valgrind too
      --json FILE        write the figures to FILE too
      --markdown FILE    write the tables to FILE too
      --list             name all measurements
      --run NAME         run one of them, measure nothing
      --iterations N     so often (1000)

    """

  private static func run(_ arguments: [String]) throws {
    if arguments.contains("--help") { return print(help, terminator: "") }
    let options = try Options(
      arguments,
      values: ["--rounds", "--group", "--json", "--markdown", "--run", "--iterations"],
      flags: ["--no-valgrind", "--list"])
    guard options.operands.isEmpty else { throw UsageError("there are no operands") }
    let all = Measure.all()
    if options.has("--list") {
      for measure in all { print(measure.name) }
      return
    }
    if let name = options.text("--run") {
      guard let measure = all.first(where: { $0.name == name }) else {
        throw UsageError("there is no '\(name)'; see '--list'")
      }
      let iterations = try options.number("--iterations") ?? 1_000
      precondition(measure.run(iterations) != 0)
      return
    }
    #if DEBUG
      throw UsageError("a debug build says nothing about run time; build with '-c release'")
    #else
      try report(options, all)
    #endif
  }

  private static func report(_ options: Options, _ all: [Measure]) throws {
    let group = options.text("--group") ?? ""
    let measures = all.filter { group.isEmpty || $0.group.contains(group) }
    guard !measures.isEmpty else { throw UsageError("no group contains '\(group)'") }
    let report = try RuntimeBenchmark(
      measures: measures, rounds: max(1, try options.number("--rounds") ?? 11),
      usesValgrind: !options.has("--no-valgrind")
    ).run()
    print(report.markdown)
    if let path = options.text("--markdown") {
      try Data(report.markdown.utf8).write(to: URL(filePath: path))
    }
    if let path = options.text("--json") { try report.json().write(to: URL(filePath: path)) }
  }
}
