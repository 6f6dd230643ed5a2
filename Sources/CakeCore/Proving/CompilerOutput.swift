/// What a compiler printed.
enum CompilerOutput {
  /// The errors that have a place in a source, each once; others tell nothing of the program.
  ///
  /// What an alias stands for is left out: it says what else was tried at the time.
  static func errors(in output: String) -> [String] {
    let lines = output.split(separator: "\n")
    var seen: Set<String> = []
    let errors = lines.indices.filter { isError(lines[$0]) }.map {
      error(at: $0, of: lines).replacing(#/ \(aka '[^']*'\)/#, with: "")
    }
    return Array(errors.filter { seen.insert($0).inserted }.prefix(most))
  }

  /// Whether the compiler came upon a mistake of its own, rather than upon a full disk.
  static func isCrash(_ output: String) -> Bool {
    let outside = ["No space left", "Disk quota", "out of memory", "bad_alloc", "Killed"]
    return output.contains("Stack dump:") && !outside.contains(where: output.contains)
  }

  /// More than these tell nothing new, and all are kept with the verdict.
  private static let most = 200

  private static func isError(_ line: Substring) -> Bool {
    line.firstRange(of: errorMark).map { range in
      line[..<range.lowerBound].last?.isNumber == true && !line.hasPrefix("<unknown>")
    } ?? false
  }

  /// An error in what a macro made has the place of the macro: the compiler writes that code to a
  /// file of its own, which is gone by the time that somebody reads of it.
  private static func error(at index: Int, of lines: [Substring]) -> String {
    let line = lines[index]
    guard isExpanded(line), let mark = line.firstRange(of: errorMark)?.lowerBound else {
      return String(line)
    }
    let notes = lines[(index + 1)...].prefix { !isError($0) }
    let places = notes.compactMap { note in
      note.firstRange(of: expansionMark).map { note[..<$0.lowerBound] }
    }
    return (places.first { !isExpanded($0) }).map { "\($0)\(line[mark...])" } ?? String(line)
  }

  private static func isExpanded(_ line: Substring) -> Bool {
    let name = line.prefix { $0 != ":" }.utf8.split(separator: UInt8(ascii: "/")).last
    return name?.starts(with: "@__swiftmacro_".utf8) ?? false
  }

  private static let errorMark = ": error: "
  private static let expansionMark = ": note: in expansion of macro "
}
