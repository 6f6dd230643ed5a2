import BenchmarkSupport
import Foundation

/// The parts one after the other, and what becomes of their figures.
struct Measurements {
  let options: Options
  let arguments: [String]

  func run() throws -> Int32 {
    let scratch = Bench.scratch(options)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    if let file = options.text("--from") {
      let data = try Data(contentsOf: URL(filePath: file))
      return try finish(try JSONDecoder().decode(Report.self, from: data))
    }
    let report = Report(parts: try workers().map { try part($0, scratch) })
    let markdown = options.text("--markdown").map { URL(filePath: $0) }
    try Data(report.markdown.utf8).write(to: markdown ?? scratch.appending(path: "report.md"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = options.text("--json").map { URL(filePath: $0) }
    try encoder.encode(report).write(to: json ?? scratch.appending(path: "report.json"))
    return try finish(report)
  }

  private func finish(_ report: Report) throws -> Int32 {
    print(report.markdown)
    if options.has("--write-docs") { try Documentation.write(report) }
    return report.parts.contains(where: \.isWrong) ? 1 : 0
  }

  private func workers() throws -> [Worker] {
    guard let only = try options.choice("--only", of: Worker.self) else {
      return [.runtime, .build, .tool, .proof]
    }
    guard ![.prepareTool, .prepareProof].contains(only) else {
      throw UsageError("'--only' takes runtime, build, tool or proof")
    }
    return [only]
  }

  private func part(_ worker: Worker, _ scratch: URL) throws -> Report.Part {
    let clock = ContinuousClock()
    let begin = clock.now
    if worker == .tool { try self.start(.prepareTool, result: nil) }
    if worker == .proof { try self.start(.prepareProof, result: nil) }
    let result = scratch.appending(path: "\(worker.rawValue).json")
    try self.start(worker, result: result)
    var part = try JSONDecoder().decode(Report.Part.self, from: Data(contentsOf: result))
    part.seconds = (clock.now - begin) / .seconds(1)
    return part
  }

  private func start(_ worker: Worker, result: URL?) throws {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let more = ["--worker", worker.rawValue] + (result.map { ["--result", $0.filePath] } ?? [])
    let run = try Command(program, arguments + more).measure()
    guard run.status == 0 else { throw WorkerFailure(worker: worker.rawValue, status: run.status) }
  }
}

/// A part that could not be measured; it has said why on standard error.
struct WorkerFailure: Error, CustomStringConvertible {
  let worker: String
  let status: Int32

  var description: String { "'\(worker)' ended with \(status)" }
}
