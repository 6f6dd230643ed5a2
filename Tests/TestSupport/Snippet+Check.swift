import Foundation

extension Snippet {
  /// What the compiler says about the snippet, at its lines in the file that it comes from.
  public func check(
    importing modules: [String], _ arguments: [String] = []
  ) async throws -> Compiler.Outcome {
    let program = Folder.ofThisRun.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: program) }
    try """
    \(modules.map { "import \($0)" }.joined(separator: "\n"))
    #sourceLocation(file: "\(file.path)", line: \(line))
    \(code)
    """.write(to: program, atomically: true, encoding: .utf8)
    return try await Compiler.check(program, arguments)
  }
}
