/// Why somebody could not log in or out. The description of each is one sentence for a person.
public enum AccountError: Error, Hashable, Sendable {
  case wrongNameOrPassword
  /// Somebody is logged in already.
  case logOutFirst(name: String)
  /// Nobody is logged in.
  case logInFirst
  case nameTaken(String)
  case unusableName(String)
  case passwordTooShort(minimum: Int)
  /// The place where accounts are kept does not work.
  case unavailable(reason: String)
}

extension AccountError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongNameOrPassword: "wrong name or password"
    case .logOutFirst(let name): "log out first: '\(name)' is logged in"
    case .logInFirst: "log in first"
    case .nameTaken(let name): "the name '\(name)' is taken"
    case .unusableName(let name):
      "'\(name)' can't be a name; use 1 to 32 letters, digits, '.', '-' and '_'"
    case .passwordTooShort(let minimum): "a password has at least \(minimum) characters"
    case .unavailable(let reason): reason
    }
  }
}
