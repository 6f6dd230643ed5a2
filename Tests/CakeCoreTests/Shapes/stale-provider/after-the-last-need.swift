// The feature needs mail no more: the roots' values and the protocol are left.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public protocol HasMail { var mail: String { get } }  // expect: stale-provider HasMail
struct AppDependencies: NameDeps {
  let name: String
  let mail: String  // expect: stale-provider HasMail
}
func start() -> String {
  NameModel(dependencies: AppDependencies(name: "a", mail: "b")).title
}
//--- AppTests/Tests.swift
import App

struct TestDependencies: NameDeps {
  var name = "test"
  /// The post office.
  var mail = "post"  // expect: stale-provider HasMail
}
func test() -> Bool { NameModel(dependencies: TestDependencies(name: "x")).title == "x" }
func other() -> Bool {
  NameModel(dependencies: TestDependencies(name: "x", mail: "y")).title == "x"
}
