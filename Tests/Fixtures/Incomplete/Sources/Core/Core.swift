public struct GitHub: Sendable {
  public init() {}
  public func names() -> [String] { [] }
}

public protocol HasGitHub { var gitHub: GitHub { get } }
public protocol HasClock { var clock: any Clock<Duration> { get } }
public protocol HasUserName { var userName: String { get } }
public protocol MakesDetail { func makeDetail(of name: String) -> String }
