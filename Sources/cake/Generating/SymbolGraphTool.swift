import CakeCore
import Foundation

/// The compiler's `symbolgraph-extract`, asked for one module at a time.
///
/// What it says of the toolchain's own modules is kept: that is seconds of work and never changes.
struct SymbolGraphTool: Sendable {
  /// The options by which the build finds modules.
  private let search: [String]
  /// The modules that the build makes.
  private let built: Set<String>
  private let cache: String

  init(_ plan: [CompilePlan.Module], scratch: String, target: String?) {
    let module = plan.last { $0.name == target } ?? plan.last
    search = Self.search(module?.arguments ?? [])
    built = Set(plan.map(\.name))
    cache = "\(scratch)/cake/graphs/\(Self.toolchain)"
  }

  func graphs(of module: String) throws(GenerateError) -> [SymbolGraph] {
    guard !built.contains(module) else { return try extract(module) }
    let file = "\(cache)/\(module).json"
    if let data = FileManager.default.contents(atPath: file),
      let graphs = try? JSONDecoder().decode([SymbolGraph].self, from: data)
    {
      return graphs
    }
    let graphs = try extract(module).map(\.ofProtocols)
    try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    if let data = try? JSONEncoder().encode(graphs) {
      try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
    }
    return graphs
  }

  private func extract(_ module: String) throws(GenerateError) -> [SymbolGraph] {
    let level = built.contains(module) ? "internal" : "public"
    do throws(ToolError) {
      return try TemporaryFolder.with { folder throws(ToolError) in
        let (end, output) = try PackageBuild.capture(
          ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder]
            + ["-minimum-access-level", level, "-skip-synthesized-members"] + search)
        guard end == .exited(0) else {
          let lines = output.split(separator: "\n").prefix { !$0.hasPrefix("Current visible") }
          throw .generate(
            .graphUnreadable(module: module, reason: lines.joined(separator: " ")))
        }
        do { return try Self.read(folder) } catch {
          throw .generate(.graphUnreadable(module: module, reason: "what it wrote can't be read"))
        }
      }
    } catch {
      if case .generate(let error) = error { throw error }
      throw .graphUnreadable(module: module, reason: error.message)
    }
  }

  private static func read(_ folder: String) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      try JSONDecoder().decode(
        SymbolGraph.self, from: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    }
  }

  /// Of a compiler's arguments those that say where modules are.
  private static func search(_ arguments: [String]) -> [String] {
    var found: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if withValue.contains(argument), let value = rest.popFirst() {
        found += [argument, value]
      } else if argument.hasPrefix("-I") || argument.hasPrefix("-F") {
        found.append(argument)
      }
    }
    if !found.contains("-target"), let target = Toolchain.hostTriple {
      found += ["-target", target]
    }
    return found
  }

  private static let withValue: Set = [
    "-I", "-F", "-Fsystem", "-Isystem", "-sdk", "-target", "-resource-dir", "-Xcc",
    "-module-cache-path", "-swift-version", "-sysroot",
  ]

  /// A name for the toolchain that changes with it.
  private static var toolchain: String {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    for folder in folders {
      guard let path = realpath("\(folder)/swift", nil) else { continue }
      defer { free(path) }
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      return "\(status.st_ino)-\(status.st_size)"
    }
    return "unknown"
  }
}
