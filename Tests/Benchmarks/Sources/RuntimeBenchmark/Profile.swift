import BenchmarkSupport
import Foundation

/// What callgrind counts. It hardly differs between runs, even on a busy machine.
struct Profile: Equatable {
  var instructions = 0.0
  /// Calls of the Swift runtime.
  var retains = 0.0
  var releases = 0.0

  /// Whether there is a valgrind that can be started.
  static var isPossible: Bool {
    (try? Command("valgrind", ["--version"]).measure().status) == 0
  }

  /// Counts one iteration, by the difference between two runs of this program under valgrind; nil
  /// where it can't run this program.
  init?(ofMeasure name: String) {
    let (few, many) = (100, 1_100)
    guard let less = Self.run(name, iterations: few), let more = Self.run(name, iterations: many)
    else { return nil }
    let iterations = Double(many - few)
    instructions = (more.instructions - less.instructions) / iterations
    retains = (more.retains - less.retains) / iterations
    releases = (more.releases - less.releases) / iterations
  }

  private static func run(_ name: String, iterations: Int) -> Profile? {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "callgrind-\(UUID().uuidString)").filePath
    defer { try? FileManager.default.removeItem(atPath: file) }
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let arguments = [
      "--tool=callgrind", "--quiet", "--callgrind-out-file=\(file)", "--log-file=/dev/null",
      program, "--run", name, "--iterations", "\(iterations)",
    ]
    guard let run = try? Command("valgrind", arguments).measure(), run.status == 0,
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return nil }
    return Profile(callgrind: text)
  }

  /// Reads a profile in callgrind's format: `cfn=(ID) NAME` at first and `cfn=(ID)` later name the
  /// function that the `calls=COUNT …` below them called.
  init(callgrind text: String) {
    var names: [Substring: Substring] = [:]
    var called: Substring = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("fn=") || line.hasPrefix("cfn=") {
        guard let equals = line.firstIndex(of: "=") else { continue }
        let parts = line[line.index(after: equals)...].split(separator: " ", maxSplits: 1)
        guard let id = parts.first else { continue }
        if parts.count == 2 { names[id] = parts[1] }
        if line.hasPrefix("cfn=") { called = names[id] ?? "" }
      } else if line.hasPrefix("calls=") {
        let count = Double(line.dropFirst("calls=".count).prefix { $0 != " " }) ?? 0
        // What is called from within itself has a suffix: `swift_release'2`, of what a deinit drops.
        switch called.prefix(while: { $0 != "'" }) {
        case "swift_retain", "swift_retain_n": retains += count
        case "swift_release", "swift_release_n": releases += count
        default: continue
        }
      } else if line.hasPrefix("totals:") {
        let total = line.dropFirst("totals:".count).trimmingCharacters(in: .whitespaces)
        instructions = Double(total) ?? 0
      }
    }
  }
}
