// Code that this build leaves out says something of the values that it names, and of no others: what it
// can't see it does not name.
//--- Kit/Kit.swift
#if os(Windows)
  public struct Post { public var mail = 1 }
#endif
//--- App/App.swift
import Kit
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public protocol HasMail { var mail: String { get } }  // expect: stale-provider HasMail
public protocol HasPush { var push: Int { get } }
struct AppDependencies: NameDeps {
  let name = "a"
  let mail = "b"  // expect: stale-provider HasMail
  let push = 1
}
func start() -> String { NameModel(dependencies: AppDependencies()).title }
#if os(Windows)
  func window() -> Int { AppDependencies().push }
#endif
