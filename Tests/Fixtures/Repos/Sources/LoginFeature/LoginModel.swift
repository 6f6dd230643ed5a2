import Core

public typealias BaseDependencies = HasAnalytics & HasNow
public typealias LoginDependencies = BaseDependencies & HasKeychain & HasNow

public struct LoginModel {
  let dependencies: any LoginDependencies

  public init(dependencies: any LoginDependencies) { self.dependencies = dependencies }

  public func login() -> Bool {
    dependencies.analytics("login at \(dependencies.now)")
    return dependencies.keychain["token"] != nil
  }
}
