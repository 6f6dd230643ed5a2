// The test reads the double, or wires another one with it.
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

final class Spy { var count = 0 }
protocol HasSpy { var spy: Spy { get } }
struct TestDependencies: HasName, HasSpy, HasClock {
  var name: String { "at \(clock)" }
  let spy = Spy()
  var clock = 7
}
func asked(_ spy: any HasSpy) -> Int { spy.spy.count }
func test() -> Bool {
  let dependencies = TestDependencies()
  return NameModel(dependencies: dependencies).title == "at 7" && dependencies.spy.count == 0
}
