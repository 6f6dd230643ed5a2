// Of two roots, each with a provider too many, one is for each feature.
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

struct NameTestDependencies: HasName, HasCache {  // expect: unneeded-double HasCache
  var name = "test"
  var cache = 7
}
struct ClockTestDependencies: HasCache & HasClock {  // expect: unneeded-double HasCache
  var cache = 7
  var clock = 7
}
func names() -> Bool { NameModel(dependencies: NameTestDependencies()).title == "test" }
func times() -> Bool { time(ClockTestDependencies()) == 7 }
