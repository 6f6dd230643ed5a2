/// An endpoint's full name, such as `HasGitHub.gitHub.fetchRepos`: provider, property, closure.
struct Endpoint: Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The name, as in the messages.
  var quoted: String { "'\(name)'" }

  /// The part that is written after `dependencies.`; nil if the name does not begin with a provider
  /// but with a double's type, `MailerDouble.onSend`, or with neither.
  var path: String? {
    if name.prefix(while: { $0 != "." }).hasSuffix("Double") { return nil }
    let path = name.split(separator: ".").drop { $0.first?.isUppercase == true }
    guard !path.isEmpty, path.startIndex > 0 else { return nil }
    return path.joined(separator: ".")
  }

  /// What to tell somebody whose feature called the endpoint unasked, with these arguments.
  func unimplementedMessage(_ arguments: String) -> String {
    let message = "unimplemented endpoint \(quoted) was called\(arguments)"
    guard let path else { return message }
    if let (double, closure) = closureOfDouble {
      return message
        + "; override it in the test: set '\(closure)' of the double in dependencies.\(double)"
    }
    return message + "; override it in the test: dependencies.\(path) = { … }"
  }

  /// The property and the closure in `HasAccounts.accounts.onLogIn`. Such a property is most often of
  /// type `any AccountManaging`, through which the double's closure can't be set.
  private var closureOfDouble: (double: String, closure: String)? {
    guard let path, let dot = path.lastIndex(of: ".") else { return nil }
    let closure = path[path.index(after: dot)...]
    guard closure.hasPrefix("on"), closure.dropFirst(2).first?.isUppercase == true else {
      return nil
    }
    return (String(path[..<dot]), String(closure))
  }

  /// The same of a method that a double has, which can't be given a closure.
  func unimplementedMethodMessage(_ arguments: String) -> String {
    let message = "unimplemented endpoint \(quoted) was called\(arguments)"
    let parts = name.split(separator: ".")
    guard parts.count > 1, let method = parts.last else { return message }
    if let path, path.contains(".") {
      return message + "; override it in the test: dependencies.\(path.dropLast(method.count + 1))"
        + " = a double that has '\(method)'"
    }
    return message + "; give the test a double that has '\(method)'"
  }
}
