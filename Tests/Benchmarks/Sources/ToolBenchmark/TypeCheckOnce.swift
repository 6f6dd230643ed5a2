import BenchmarkSupport
import Foundation

/// The calls of the compiler that a build was made of, as its plan has them, and what it takes to ask
/// the compiler once about some modules: what a proof can't do without.
struct TypeCheckOnce {
  private struct Module {
    var compiler: String
    var arguments: [String]
    var name: String
    var sources: [String]
    var interfaces: [String]
    var interface: String
  }

  /// What the compiler is asked for.
  enum Stage: String, CaseIterable {
    case interfaces = "interfaces, bodies skipped"
    case types = "type checking"
    case index = "type checking and index"
    case late = "all stages that find errors"
  }

  private let folder: String
  private let scratch: String
  /// The modules that are edited, and those that depend on them.
  private let affected: [Module]
  var count: Int { affected.count }

  /// - Parameter edited: The names of modules.
  init(_ package: URL, edited: Set<String>, scratch: URL) throws {
    folder = package.filePath
    self.scratch = scratch.filePath
    let modules = try Self.modules(of: package)
    var found = edited
    var count = 0
    while count != found.count {
      count = found.count
      let interfaces = Set(modules.filter { found.contains($0.name) }.map(\.interface))
      for module in modules where !interfaces.isDisjoint(with: module.interfaces) {
        found.insert(module.name)
      }
    }
    affected = modules.filter { found.contains($0.name) }
  }

  private static func modules(of package: URL) throws -> [Module] {
    let plan = try String(contentsOf: package.appending(path: ".build/debug.yaml"), encoding: .utf8)
    var inputs: [String] = []
    return try plan.split(separator: "\n").compactMap { line in
      func list(_ key: String) throws -> [String]? {
        guard line.hasPrefix("    \(key): ") else { return nil }
        let text = line.dropFirst(key.count + 6)
        return try JSONDecoder().decode([String].self, from: Data(text.utf8))
      }
      if let list = try list("inputs") { inputs = list }
      guard let call = try list("args"), let name = value(of: "-module-name", in: call),
        let interface = value(of: "-emit-module-path", in: call)
      else { return nil }
      return Module(
        compiler: call[0], arguments: kept(call.dropFirst()), name: name,
        sources: inputs.filter { $0.hasSuffix(".swift") },
        interfaces: inputs.filter { $0.hasSuffix(".swiftmodule") }, interface: interface)
    }
  }

  private static func value(of option: String, in call: [String]) -> String? {
    call.firstIndex(of: option).flatMap { $0 + 1 < call.count ? call[$0 + 1] : nil }
  }

  /// What says how to read sources; nothing that has a file written.
  private static func kept(_ call: ArraySlice<String>) -> [String] {
    let writingWithValue: Set = [
      "-o", "-output-file-map", "-emit-module-path", "-index-store-path", "-module-name",
      "-num-threads", "-emit-objc-header-path",
    ]
    let writing: Set = [
      "-c", "-emit-module", "-emit-dependencies", "-incremental", "-enable-batch-mode",
      "-parseable-output", "-serialize-diagnostics", "-emit-objc-header", "-wmo",
    ]
    var kept: [String] = []
    var rest = call
    while let argument = rest.popFirst() {
      if writingWithValue.contains(argument) {
        rest = rest.dropFirst()
      } else if ["-Xfrontend", "-Xcc", "-D"].contains(argument), let value = rest.popFirst() {
        kept += [argument, value]
      } else if !writing.contains(argument), !argument.hasPrefix("@"), !argument.hasPrefix("-j"),
        !argument.hasSuffix(".swift")
      {
        kept.append(argument)
      }
    }
    return kept
  }

  /// The processor's time for a stage of all modules that need it.
  func seconds(_ stage: Stage) throws -> Double {
    let asked = Set(affected.flatMap(\.interfaces))
    let modules = stage == .interfaces ? affected.filter { asked.contains($0.interface) } : affected
    return try modules.reduce(0) { sum, module in
      let store = "\(scratch)/stage-store"
      try? FileManager.default.removeItem(atPath: store)
      let output = "\(scratch)/stage.swiftmodule"
      let mode =
        switch stage {
        case .interfaces:
          [
            "-emit-module", "-emit-module-path", output, "-Xfrontend",
            "-experimental-skip-non-inlinable-function-bodies-without-types",
          ]
        case .types: ["-typecheck"]
        case .index: ["-typecheck", "-index-store-path", store, "-index-ignore-system-modules"]
        case .late: ["-emit-sil", "-o", "/dev/null"]
        }
      let run = try Command(
        module.compiler,
        mode + ["-wmo"] + module.arguments + ["-module-name", module.name] + module.sources
      ).measure(withErrors: true)
      guard run.status == 0 else {
        throw BuildFailure(what: module.name, output: run.errors)
      }
      return sum + run.processor
    }
  }
}
