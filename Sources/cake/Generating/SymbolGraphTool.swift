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
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let level = built.contains(module) ? "internal" : "public"
    do throws(ToolError) {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch { throw .temporaryFileMissing(reason: error.localizedDescription) }
      let (end, output) = try PackageBuild.capture(
        ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder.path]
          + ["-minimum-access-level", level, "-skip-synthesized-members"] + search)
      guard end == .exited(0) else {
        let lines = output.split(separator: "\n").prefix { !$0.hasPrefix("Current visible") }
        throw .temporaryFileMissing(reason: lines.joined(separator: " "))
      }
    } catch {
      let reason =
        if case .temporaryFileMissing(let reason) = error { reason } else { error.message }
      throw .graphUnreadable(module: module, reason: reason)
    }
    return try read(folder, module)
  }

  private func read(_ folder: URL, _ module: String) throws(GenerateError) -> [SymbolGraph] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
        try JSONDecoder().decode(
          SymbolGraph.self, from: try Data(contentsOf: folder.appending(path: name)))
      }
    } catch {
      throw .graphUnreadable(module: module, reason: "what it wrote can't be read")
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
    if !found.contains("-target"), let target = hostTarget { found += ["-target", target] }
    return found
  }

  private static let withValue: Set = [
    "-I", "-F", "-Fsystem", "-Isystem", "-sdk", "-target", "-resource-dir", "-Xcc",
    "-module-cache-path", "-swift-version", "-sysroot",
  ]

  private static var hostTarget: String? {
    struct Information: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "-print-target-info"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (try? JSONDecoder().decode(Information.self, from: data))?.target.triple
  }

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
