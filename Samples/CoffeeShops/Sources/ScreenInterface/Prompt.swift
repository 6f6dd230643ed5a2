/// Provides a way to ask the user.
public protocol HasPrompt {
  var prompt: Prompt { get }
}

/// Asks whoever sits at the terminal.
public struct Prompt: Sendable {
  /// Asks for something that nobody must see, such as a password.
  ///
  /// Throws ``PromptError`` if there is nobody to answer.
  public var secret: @Sendable (_ question: String) async throws -> String

  public init(secret: @escaping @Sendable (_ question: String) async throws -> String) {
    self.secret = secret
  }
}

/// The input ended where an answer was due.
public struct PromptError: Error, Hashable, CustomStringConvertible {
  public let question: String

  public init(question: String) {
    self.question = question
  }

  public var description: String { "the input ended before the answer to '\(question)'" }
}
