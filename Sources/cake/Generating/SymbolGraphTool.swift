import CakeCore
import Foundation

/// The compiler's `symbolgraph-extract`, asked for one module at a time.
///
/// What it says of the toolchain's own modules is kept: that is seconds of work and never changes.
struct SymbolGraphTool: Sendable {
  /// The options that say what the toolchain builds for.
  private let platform: [String]
  /// The options by which the build finds other modules than the toolchain's.
  private let search: [String]
  /// The modules that the build makes.
  private let built: Set<String>
  private let cache: String

  init(_ plan: [CompilePlan.Module], scratch: String, target: String?) {
    let module = plan.last { $0.name == target } ?? plan.last
    (platform, search) = Self.options(module?.arguments ?? [])
    built = Set(plan.map(\.name))
    cache = "\(scratch)/cake/graphs"
  }

  func graphs(of module: String) throws(GenerateError) -> [SymbolGraph] {
    guard !built.contains(module) else { return try extract(module, platform + search) }
    let key = ContentHash(of: [ToolIdentity.contents, Toolchain.identity(), module] + platform).text
    let file = SealedFile("\(cache)/\(module)-\(key).json", title: "graphs \(key)")
    if let bytes = file.contents,
      let graphs = try? JSONDecoder().decode([SymbolGraph].self, from: Data(bytes))
    {
      return graphs
    }
    // What is found without the package's own folders is the toolchain's. All else may be another
    // thing tomorrow: a target in another language, or what came as a binary.
    guard let graphs = try? extract(module, platform).map(\.ofProtocols) else {
      return try extract(module, platform + search).map(\.ofProtocols)
    }
    try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    if let data = try? JSONEncoder().encode(graphs) {
      file.write([UInt8](data), through: "\(file.path).\(getpid())")
    }
    return graphs
  }

  private func extract(_ module: String, _ options: [String]) throws(GenerateError) -> [SymbolGraph]
  {
    let level = built.contains(module) ? "internal" : "public"
    do throws(ToolError) {
      return try TemporaryFolder.with { folder throws(ToolError) in
        let (end, output) = try PackageBuild.capture(
          ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder]
            + ["-minimum-access-level", level, "-skip-synthesized-members"] + options)
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

  /// Of a compiler's arguments those that say for what and where modules are.
  private static func options(_ arguments: [String]) -> (platform: [String], search: [String]) {
    var platform: [String] = []
    var search: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ofPlatform.contains(argument), let value = rest.popFirst() {
        platform += [argument, value]
      } else if ofSearch.contains(argument), let value = rest.popFirst() {
        search += [argument, value]
      } else if argument.hasPrefix("-I") || argument.hasPrefix("-F") {
        search.append(argument)
      }
    }
    if !platform.contains("-target"), let target = Toolchain.hostTriple {
      platform += ["-target", target]
    }
    return (platform, search)
  }

  private static let ofPlatform: Set = [
    "-sdk", "-target", "-resource-dir", "-module-cache-path", "-swift-version", "-sysroot",
  ]
  private static let ofSearch: Set = ["-I", "-F", "-Fsystem", "-Isystem", "-Xcc"]
}
