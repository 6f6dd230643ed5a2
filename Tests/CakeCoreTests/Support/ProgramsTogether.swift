import Foundation

/// Programs whose names don't overlap, compiled as one: an error belongs to the program in whose
/// file it is.
///
/// Most of what the compiler takes for a small program is its own start.
enum ProgramsTogether {
  struct Program: Sendable {
    /// Stands in the names of its files, after a word: `Cell17.swift`.
    let number: Int
    let original: [Shape.Source]
    let changed: [Shape.Source]
  }

  /// An error that belongs to none of them: no verdict is possible.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// The errors of the changed programs that don't compile, by their numbers.
  ///
  /// - Parameter built: The original programs, as one, if modules that don't change are needed.
  static func errors(
    of programs: [Program], named name: String, built: URL? = nil,
    from first: ShapeCompiler.Depth = .types
  ) async throws -> [Int: String] {
    var errors: [Int: String] = [:]
    var depth = first
    // Type errors hide what later passes find: repeat without the programs that have some.
    while true {
      let tried = programs.filter { errors[$0.number] == nil }
      guard !tried.isEmpty else { return errors }
      let original = Shape(sources: sorted(tried.map(\.original)), name: name)
      let result = try await ShapeStore.shared.check(
        sorted(tried.map(\.changed)),
        of: ShapeStore.Built(
          shape: original, root: built ?? ScratchFolder.url,
          result: ChildProcess.Result(status: 0, output: "")),
        depth: depth)
      if result.status == 0, depth == .diagnostics { return errors }
      depth = .diagnostics
      if result.status == 0 { continue }
      let found = byProgram(result.output)
      let failed = tried.filter { found[$0.number] != nil }
      guard !failed.isEmpty else { throw Broken(description: result.output) }
      for program in failed { errors[program.number] = found[program.number] }
    }
  }

  /// The errors of a compilation by the number in the file's name.
  static func byProgram(_ output: String) -> [Int: String] {
    var errors: [Int: String] = [:]
    for match in output.matches(of: /(?m)^.*\/[A-Z][a-z]+(\d+)[^\/]*: error: .*$/) {
      guard let number = Int(match.1) else { continue }
      errors[number, default: ""] += "\(match.0.split(separator: "/").last ?? "")\n"
    }
    return errors
  }

  /// The modules in an order that suits each program; a file that several have is there once.
  static func sorted(_ sources: [[Shape.Source]]) -> [Shape.Source] {
    var paths: Set<String> = []
    return ["Kit", "Core", "App", "AppTests"].flatMap { module in
      sources.joined().filter { $0.module == module && paths.insert($0.path).inserted }
    }
  }
}
