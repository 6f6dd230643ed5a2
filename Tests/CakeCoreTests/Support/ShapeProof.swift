import Dispatch
import Foundation

@testable import CakeCore

/// What `cake check` needs to prove its findings about a shape: how the shape was compiled.
enum ShapeProof {
  ///
  /// - Parameter test: What is proved for: tests that run at the same time have a folder each.
  static func options(
    for built: ShapeStore.Built, test: String = #function
  ) async throws -> ProofOptions {
    let compiler = try await ShapeStore.shared.compiler().value
    let frontend = compiler.frontend
    let plan = plan(of: built, frontend)
    let key = compiler.key(built.shape.sources, "proof \(test)")
    let folder =
      ShapeCache.proofs?.appending(path: key)
      ?? ScratchFolder.url.appending(path: "\(built.shape.name).\(key).proof")
    return ProofOptions(
      plan: { plan },
      compiler: ProofCompiler { command, directory in
        run(command + frontend.moduleCache, in: directory)
      }, folder: folder.filePath, jobs: 1)
  }

  private static func plan(
    of built: ShapeStore.Built, _ frontend: CompilerFrontend
  ) -> [CompilePlan.Module] {
    let interface = { (module: String) in
      built.modules.appending(path: "\(module).swiftmodule").filePath
    }
    let modules = built.shape.modules
    return modules.enumerated().map { number, module in
      let files = built.shape.sources.filter { $0.module == module }
      // A single file would otherwise be a script.
      let isLibrary = !files.contains { $0.file == "main.swift" }
      return CompilePlan.Module(
        compiler: [frontend.path, "-frontend"],
        arguments: frontend.settings + (isLibrary ? ["-parse-as-library"] : [])
          + ["-I", built.modules.filePath],
        name: module, sources: files.map { built.root.appending(path: $0.path).filePath },
        inputs: modules[..<number].map(interface), interface: interface(module))
    }
  }

  private static func run(_ command: [String], in directory: String) -> ProofCompiler.End {
    let log = ScratchFolder.url.appending(path: "\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    let ended = DispatchSemaphore(value: 0)
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(filePath: directory)
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { _ in ended.signal() }
    do {
      try Data().write(to: log)
      let file = try FileHandle(forWritingTo: log)
      process.standardOutput = file
      process.standardError = file
      try process.run()
      ended.wait()
      try file.close()
      return .exited(
        process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
    } catch {
      return .notStarted(reason: "\(error)")
    }
  }
}
