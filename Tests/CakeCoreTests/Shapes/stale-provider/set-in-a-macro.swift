// Tests give a double in a macro's arguments: told where it is a label alone.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public typealias NameDeps = HasName
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public protocol HasMail { var mail: String { get } }  // expect: stale-provider HasMail
public protocol HasPush { var push: Int { get } }  // expect: stale-provider HasPush
struct AppDependencies: NameDeps { var name = "a" }
//--- AppTests/Tests.swift
import App
import Testing

struct TestDependencies: NameDeps {
  var name = "test"
  var mail = "post"  // expect: stale-provider HasMail
  var push = 1
}
@Test func test() {
  #expect(NameModel(dependencies: TestDependencies(mail: "other")).title == "test")
  #expect(TestDependencies(push: 2).push == 2)
}
