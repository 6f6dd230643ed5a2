/// What a compiler printed.
enum CompilerOutput {
  /// The errors that have a place in a source, each once; others tell nothing of the program.
  static func errors(in output: String) -> [String] {
    var seen: Set<Substring> = []
    return output.split(separator: "\n").filter { isError($0) && seen.insert($0).inserted }
      .prefix(most).map(String.init)
  }

  /// More than these tell nothing new, and all are kept with the verdict.
  private static let most = 200

  private static func isError(_ line: Substring) -> Bool {
    line.firstRange(of: ": error: ").map { range in
      line[..<range.lowerBound].last?.isNumber == true && !line.hasPrefix("<unknown>")
    } ?? false
  }
}
