// The double is set in every way that there is, and still nothing needs it.
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

struct Fake { var now = 1 }
protocol HasFake { var fake: Fake { get } }
struct TestDependencies: HasName, HasClock, HasFake {  // expect: unneeded-double HasClock; unneeded-double HasFake
  var name = "test"
  var clock = 7
  var fake = Fake()
}
func asked(_ fake: any HasFake) -> Int { fake.fake.now }
func test() -> Bool {
  var dependencies = TestDependencies(clock: 8)
  dependencies.clock = 9
  dependencies.fake.now = 4
  dependencies.name = "other"
  return NameModel(dependencies: dependencies).title == "other"
}
