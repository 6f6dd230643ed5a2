// A test sets what nobody reads: told, though not removed.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public protocol HasMail { var mail: String { get } }  // expect: stale-provider HasMail
struct AppDependencies: NameDeps { var name = "a" }
//--- AppTests/Tests.swift
import App

struct TestDependencies: NameDeps {
  var name = "test"
  var mail = "post"  // expect: stale-provider HasMail
}
func test() -> Bool {
  var dependencies = TestDependencies()
  dependencies.mail = "other"
  return NameModel(dependencies: dependencies).title == "x"
}
