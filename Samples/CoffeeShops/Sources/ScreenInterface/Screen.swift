/// What somebody at a terminal sees and can do next.
///
/// A screen lives as long as it is on the stack, and what it needs lives with it.
public protocol Screen: AnyObject {
  /// What can be done here, a line for each command.
  var help: String { get }

  /// Draws what there is to see.
  func text() async throws -> String

  /// Does what somebody typed. What is thrown is shown to them, and the screen stays.
  func perform(_ command: Command) async throws -> Step
}

/// Where to go after a command.
public enum Step {
  /// Nowhere; show this.
  case stay(String)
  /// To a new screen on top of this one.
  case open(any Screen)
  /// To the screen below.
  case back
  /// To the screen at the very bottom; all others end.
  case home
}

/// A line that somebody typed: its first word, and the rest.
public struct Command: Hashable, Sendable {
  public let name: String
  public let rest: String

  public init(_ line: String) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    name = words.first?.lowercased() ?? ""
    rest = words.count > 1 ? words[1].trimmingWhitespace() : ""
  }

  /// The first word of the rest, and what comes after it.
  public var arguments: Command { Command(rest) }
}

/// A command that a screen does not know, or knows otherwise.
public enum CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknown(String)
  /// Another screen knows it; this says which.
  case elsewhere(String)
  case usage(String)

  public var description: String {
    switch self {
    case .unknown(let name): "unknown command '\(name.printable)'; 'help' lists them all"
    case .elsewhere(let explanation): explanation
    case .usage(let usage): "usage: \(usage)"
    }
  }
}

extension Substring {
  fileprivate func trimmingWhitespace() -> String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
