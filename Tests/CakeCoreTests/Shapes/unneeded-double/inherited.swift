// A subclass is the root that the other tests use.
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

class TestDependencies: HasName, HasClock {
  let name = "a"
  let clock = 7
}
final class OtherDependencies: TestDependencies {}
func test() -> Bool {
  NameModel(dependencies: TestDependencies()).title == "a" && time(OtherDependencies()) == 7
}
