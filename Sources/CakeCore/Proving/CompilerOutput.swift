/// What a compiler printed.
enum CompilerOutput {
  /// The first error that has a place in a source; others tell nothing of the program.
  static func error(in output: String) -> String? {
    output.split(separator: "\n").first(where: isError).map(String.init)
  }

  private static func isError(_ line: Substring) -> Bool {
    line.firstRange(of: ": error: ").map { range in
      line[..<range.lowerBound].last?.isNumber == true && !line.hasPrefix("<unknown>")
    } ?? false
  }
}
