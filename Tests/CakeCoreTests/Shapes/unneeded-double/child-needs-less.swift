// What the root provides for a child is needed; for nobody's child it is not.
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

typealias ParentDeps = HasName & HasClock
func parent(_ dependencies: any ParentDeps) -> Int { dependencies.name.count + time(dependencies) }
struct TestDependencies: HasName, HasClock, HasCache {  // expect: unneeded-double HasCache
  var name = "test"
  var clock = 7
  var cache = 7
}
func test() -> Bool {
  let all = [TestDependencies(), TestDependencies(clock: 8)]
  return all.map { parent($0) } == [11, 12]
}
