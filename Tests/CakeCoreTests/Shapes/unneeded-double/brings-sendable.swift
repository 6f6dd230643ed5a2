// The conformance brings `Sendable` along.
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

protocol HasToken: Sendable { var token: Int { get } }
class Base {}
func send<Value: Sendable>(_ value: Value) {}
final class TestDependencies: HasName, HasToken {
  let name = "a"
  let token = 7
}
func token(_ dependencies: any HasToken) -> Int { dependencies.token }
func test() -> Bool {
  let dependencies = TestDependencies()
  Task { @Sendable in _ = NameModel(dependencies: dependencies).title }
  return true
}
struct ClockDependencies: HasClock { var clock = 7 }
func test2() -> Bool { time(ClockDependencies()) == 7 }
