// A scope gets from its parent what its own features need.
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

struct TestDependencies: HasName, HasClock { var name = "a"; var clock = 7 }
struct ScopeDependencies: HasName, HasClock {
  let parent: TestDependencies
  var name: String { parent.name }
  var clock: Int { parent.clock }
}
func test() -> Bool {
  let parent = TestDependencies()
  return NameModel(dependencies: parent).title == "a"
    && time(ScopeDependencies(parent: parent)) == 7
}
