// A root that test targets share: what one of them needs is needed.
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
//--- SharedTests/Shared.swift
import App

public struct TestDependencies: HasName, HasClock, HasCache {  // expect: unneeded-double HasCache
  public var name = "test"
  public var clock = 7
  public var cache = 7
  public init() {}
}
//--- NameTests/Names.swift
import App
import SharedTests

func names() -> Bool { NameModel(dependencies: TestDependencies()).title == "test" }
//--- ClockTests/Clocks.swift
import App
import SharedTests

func times() -> Bool { time(TestDependencies()) == 7 }
