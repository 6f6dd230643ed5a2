import BenchmarkSupport
import Foundation

/// `cake-bench check`: what `cake check` costs, measured on generated packages.
@main
struct CakeBench {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      note("error: \(error)")
      exit(2)
    }
  }

  private static let help = """
    usage: cake-bench check [options]

    Generates and builds packages (once), then measures whole runs of 'cake check --skip-build' in
    release and debug builds of the tool, beside a build that has nothing to do. Prints Markdown.
    exit code: 0 measured; 1 measured, and a finding was false; 2 could not run

      --sizes A,B           of 'tiny', 'small' and 'large' (small)
      --rounds N            measured rounds after one to warm up (7)
      --scratch DIR         where packages and tools are built and kept (.build/bench)
      --json FILE           write the figures to FILE too
      --markdown FILE       write the tables to FILE too
      --cake-release FILE   measure this build of the tool instead of making one
      --cake-debug FILE     likewise
      --prepare             generate and build, measure nothing

    """

  private static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.first == "check", !arguments.contains("--help") else {
      print(help, terminator: "")
      return arguments.contains("--help") ? 0 : 2
    }
    let options = try Options(
      Array(arguments.dropFirst()),
      values: [
        "--sizes", "--rounds", "--scratch", "--json", "--markdown", "--cake-release",
        "--cake-debug",
      ], flags: ["--prepare"])
    guard options.operands.isEmpty else { throw UsageError("'check' takes no operands") }
    let benchmark = CheckBenchmark(
      sizes: try (options.text("--sizes") ?? "small").split(separator: ",").map {
        try PackageSize(named: String($0))
      },
      rounds: max(1, try options.number("--rounds") ?? 7),
      scratch: URL(filePath: options.text("--scratch") ?? ".build/bench"),
      tools: ToolBuilds(
        release: options.text("--cake-release"), debug: options.text("--cake-debug")))
    if options.has("--prepare") {
      try benchmark.prepare()
      return 0
    }
    try prepareInAnotherProcess(arguments)
    let report = try benchmark.run()
    print(report.markdown)
    if let path = options.text("--markdown") {
      try Data(report.markdown.utf8).write(to: URL(filePath: path))
    }
    if let path = options.text("--json") { try report.json().write(to: URL(filePath: path)) }
    return report.hasFalseFindings ? 1 : 0
  }

  private static func prepareInAnotherProcess(_ arguments: [String]) throws {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let preparation = try Command(program, arguments + ["--prepare"]).measure()
    guard preparation.status == 0 else { exit(preparation.status) }
  }
}

/// Tells whoever waits what is going on; figures alone go to standard output.
func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

extension URL {
  var filePath: String { path(percentEncoded: false) }
}
