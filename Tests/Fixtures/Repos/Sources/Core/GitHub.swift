public protocol GitHub: Sendable {
  func repos() -> [String]
}

public protocol HasGitHub {
  var gitHub: any GitHub { get }
}
