import BenchmarkSupport
import BuildBenchmark
import Foundation
import RuntimeBenchmark
import ToolBenchmark

/// What one process does: each part has its own, so that none inherits another's memory or heat.
enum Worker: String, CaseIterable {
  case runtime, build, tool, proof
  /// Generates and builds what `tool` measures.
  case prepareTool = "prepare-tool"
  /// The same for `proof`.
  case prepareProof = "prepare-proof"

  func run(_ options: Options) throws {
    let part: Report.Part
    switch self {
    case .runtime: part = try runtime(options)
    case .build: part = try build(options)
    case .tool: part = try tool(options).run()
    case .proof: part = try proof(options).run()
    case .prepareTool: return try tool(options).prepare()
    case .prepareProof: return try proof(options).prepare()
    }
    guard let result = options.text("--result") else {
      throw UsageError("'--worker' needs '--result'")
    }
    try JSONEncoder().encode(part).write(to: URL(filePath: result))
  }

  private func runtime(_ options: Options) throws -> Report.Part {
    var benchmark = RuntimeBenchmark()
    let group = options.text("--group") ?? ""
    benchmark.measures.removeAll { !group.isEmpty && !$0.group.contains(group) }
    guard !benchmark.measures.isEmpty else { throw UsageError("no group contains '\(group)'") }
    benchmark.isQuick = options.has("--quick")
    benchmark.rounds = try rounds(options, quick: 3, full: 55)
    benchmark.usesValgrind = !options.has("--no-valgrind") && !benchmark.isQuick
    return try benchmark.run()
  }

  private func build(_ options: Options) throws -> Report.Part {
    var benchmark = BuildBenchmark(scratch: Bench.scratch(options))
    benchmark.isQuick = options.has("--quick")
    benchmark.rounds = try rounds(options, quick: 1, full: 3)
    return try benchmark.run()
  }

  private func tool(_ options: Options) throws -> ToolBenchmark {
    var benchmark = ToolBenchmark(
      scratch: Bench.scratch(options),
      tools: ToolBuilds(
        release: options.text("--cake-release"), debug: options.text("--cake-debug")))
    benchmark.isQuick = options.has("--quick")
    benchmark.rounds = try rounds(options, quick: 2, full: 5)
    let sizes = options.text("--sizes") ?? (benchmark.isQuick ? "tiny,small" : "team,small,large")
    benchmark.sizes = sizes.split(separator: ",").map(String.init)
    return benchmark
  }

  private func proof(_ options: Options) throws -> ProofBenchmark {
    var benchmark = ProofBenchmark(
      scratch: Bench.scratch(options),
      tools: ToolBuilds(release: options.text("--cake-release"), debug: nil))
    benchmark.isQuick = options.has("--quick")
    benchmark.rounds = try rounds(options, quick: 1, full: 3)
    return benchmark
  }

  private func rounds(_ options: Options, quick: Int, full: Int) throws -> Int {
    max(1, try options.number("--rounds") ?? (options.has("--quick") ? quick : full))
  }
}

extension Bench {
  static func scratch(_ options: Options) -> URL {
    URL(filePath: options.text("--scratch") ?? ".build/bench")
  }
}
