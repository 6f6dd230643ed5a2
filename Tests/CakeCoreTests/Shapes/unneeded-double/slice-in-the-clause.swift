// The slice in the clause asks for all of it; the feature's need is another rule's.
//--- App/App.swift
public protocol HasName { var name: String { get } }
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias NameDeps = HasName
public typealias ClockDeps = HasClock
public struct NameModel {
  let dependencies: any NameDeps
  public init(dependencies: any NameDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public func time(_ dependencies: any ClockDeps) -> Int { dependencies.clock }
//--- AppTests/Tests.swift
import App

typealias WideDeps = HasName & HasClock  // expect: unused-need HasClock
func wide(_ dependencies: any WideDeps) -> String { dependencies.name }
struct TestDependencies: WideDeps {
  var name = "test"
  var clock = 7
}
func test() -> Bool { wide(TestDependencies()) == "test" }
