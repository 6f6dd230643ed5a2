import Foundation
public import ScreenInterface

/// The terminal that the program was started in, or the pipes in its place.
public struct Terminal: Sendable {
  /// Whether somebody types, and sees what they type.
  public let isInteractive: Bool

  public init() {
    isInteractive = isatty(0) == 1
  }

  /// Whether the output is a terminal that shows colours, and nobody has asked for none.
  public static func style(environment: [String: String]) -> Style {
    isatty(1) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
      ? .colored : .plain
  }

  /// Asks with the echo switched off; in a pipe, takes the next line.
  public var prompt: Prompt {
    Prompt { question in
      let answer =
        isInteractive
        ? try Echo.off {
          // Only now, so that nobody answers before the echo is off.
          try write(question + ": ")
          defer { try? write("\n") }
          return readLine()
        } : readLine()
      guard let answer else { throw PromptError(question: question) }
      return answer
    }
  }

  /// Writes a line, or throws where it can't be written, because a disk is full, say.
  public func print(_ text: String) throws {
    try write(text + "\n")
  }

  func write(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw OutputError()
    }
  }
}

/// Standard output takes nothing.
public struct OutputError: Error, CustomStringConvertible {
  public var description: String { "cannot write to standard output" }
}
