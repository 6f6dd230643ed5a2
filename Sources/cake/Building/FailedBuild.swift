import CakeCore
import Foundation

/// What keeps a package from building, told by what its roots lack where that is all.
enum FailedBuild {
  private static let variable = "CAKE_COMPILER_OUTPUT"

  /// In the child: what the compiler printed of the modules that failed.
  static var output: String? {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Prints the report that explains a build's errors; nil if they are about anything else.
  ///
  /// A build stops at its first errors, in an order of its own, so the modules that failed are
  /// compiled once more, each to its end.
  static func explain(
    _ output: String, of folder: String, _ arguments: [String]
  ) throws(ToolError) -> ExitStatus? {
    guard let errors = CompilerMessage.all(in: output)?.filter({ $0.kind == .error }),
      !errors.isEmpty, errors.allSatisfy({ ConformanceError($0) != nil }),
      let modules = BuildPlan(of: folder)?.failed(files: Set(errors.map(\.place.file)))
    else { return nil }
    var complete = ""
    for module in modules {
      // A compiler that was stopped says nothing of errors.
      let (end, text) = try PackageBuild.capture(module.diagnosis)
      guard case .exited = end else { return nil }
      complete += text
    }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    guard FileManager.default.createFile(atPath: file, contents: Data(complete.utf8)) else {
      return nil
    }
    defer { try? FileManager.default.removeItem(atPath: file) }
    let status = try Supervision.run(arguments, adding: [variable: file])
    return status == .findings ? status : nil
  }
}
