// Values go through a helper, a property without a type, and a closure that configures them.
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

struct TestDependencies: HasName, HasClock {  // expect: unneeded-double HasClock
  var name = "test"
  var clock = 7
}
func model(_ configure: (inout TestDependencies) -> Void = { _ in }) -> NameModel {
  var dependencies = TestDependencies()
  configure(&dependencies)
  return NameModel(dependencies: dependencies)
}
struct Suite {
  let dependencies = TestDependencies()
  func title() -> Bool { NameModel(dependencies: dependencies).title == "test" }
  func other() -> Bool { model { $0.name = "other" }.title == "other" }
}
