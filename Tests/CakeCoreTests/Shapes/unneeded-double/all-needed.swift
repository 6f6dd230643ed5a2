// Each of two features needs one of the providers.
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

struct TestDependencies: HasName, HasClock {
  var name = "test"
  var clock = 7
}
func test() -> Bool {
  let dependencies = TestDependencies()
  return NameModel(dependencies: dependencies).title == "test" && time(dependencies) == 7
}
