public protocol HasKeychain {
  var keychain: [String: String] { get }
}

public protocol HasNow {
  var now: Int { get }
}

public protocol HasPush {
  var push: Bool { get }
}
