import Foundation

/// Compiles shapes with the real compiler, module after module.
struct ShapeCompiler: Sendable {
  /// How much of the compiler's work a call does.
  enum Depth: Sendable {
    /// Type-checks only: when this fails, nothing else can succeed.
    case types
    /// Also runs the checks that follow: initialisation, returns, data races.
    case diagnostics
  }

  let frontend: CompilerFrontend
  private let limiter = Limiter(ProcessInfo.processInfo.activeProcessorCount + 1)

  /// Compiles as a debug build would, with modules and index store below `root`; its objects are
  /// empty, since nothing of it runs. What is only type-checked has no modules to import.
  func build(_ shape: Shape, in root: URL, depth: Depth) async throws -> ChildProcess.Result {
    try write(shape.sources, to: root)
    let products = root.appending(path: ".build/debug")
    let interfaces = products.appending(path: "Modules")
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    for module in shape.modules {
      let objects = products.appending(path: "\(module).build")
      try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
      let outputs = shape.sources.filter { $0.module == module }
        .map { objects.appending(path: "\($0.file).o") }
      var arguments =
        switch depth {
        case .types:
          ["-typecheck"] + outputs.flatMap { ["-index-unit-output-path", $0.filePath] }
        case .diagnostics:
          ["-emit-sil", "-num-threads", "1"] + outputs.flatMap { ["-o", $0.filePath] }
            + ["-emit-module-path", interfaces.appending(path: "\(module).swiftmodule").filePath]
        }
      arguments += ["-index-store-path", products.appending(path: "index/store").filePath]
      let result = try await run(
        module, of: shape.sources, in: root, modules: [interfaces], arguments: arguments)
      guard result.status == 0 else { return result }
      for output in outputs { try Data().write(to: output) }
    }
    return ChildProcess.Result(status: 0, output: "")
  }

  /// Compiles a changed copy of a shape that was built below `root`: `scratch` receives the changed
  /// modules and those that come after them.
  func check(
    _ sources: [Shape.Source], of shape: Shape, in root: URL, scratch: URL, depth: Depth
  ) async throws -> ChildProcess.Result {
    let changed = Set(zip(shape.sources, sources).filter { $0 != $1 }.map(\.0.module))
    let modules = Array(shape.modules.drop { !changed.contains($0) })
    try write(sources, to: scratch)
    let interfaces = scratch.appending(path: "Modules")
    try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    let search = [interfaces, root.appending(path: ".build/debug/Modules")]
    for module in modules {
      let output = interfaces.appending(path: "\(module).swiftmodule").filePath
      let isLast = module == modules.last
      let result = try await run(
        module, of: sources, in: scratch, modules: search,
        arguments: isLast && depth == .types ? ["-typecheck"] : ["-emit-module", "-o", output])
      guard result.status == 0 else { return result }
    }
    return ChildProcess.Result(status: 0, output: "")
  }

  /// What names a compilation of these sources: the same for the same texts and compiler.
  func key(_ sources: [Shape.Source], _ work: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    // The path has the toolchain's name.
    add(URL(filePath: frontend.path).resolvingSymlinksInPath().filePath)
    add(work)
    for source in sources {
      add(source.path)
      add(source.text)
    }
    return String(hash, radix: 36)
  }

  private func write(_ sources: [Shape.Source], to root: URL) throws {
    for source in sources {
      let file = root.appending(path: source.path)
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(source.text.utf8).write(to: file)
    }
  }

  private func run(
    _ module: String, of sources: [Shape.Source], in root: URL, modules: [URL],
    arguments: [String]
  ) async throws -> ChildProcess.Result {
    let files = sources.filter { $0.module == module }
    // A single file would otherwise be a script.
    let isLibrary = !files.contains { $0.file == "main.swift" }
    let command = ChildProcess(
      executable: frontend.path,
      arguments: ["-frontend"] + arguments + frontend.arguments
        + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
        + ["-module-name", module] + (isLibrary ? ["-parse-as-library"] : [])
        + modules.flatMap { ["-I", $0.filePath] }
        + files.map { root.appending(path: $0.path).filePath },
      directory: root)
    return try await limiter.run {
      try await command.run(log: root.appending(path: "\(module).log"))
    }
  }
}
