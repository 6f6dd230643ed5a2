// Two modules have types of one name, each with a slice of one name.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
//--- First/First.swift
public import Core

public struct Model {
  public typealias Dependencies = HasClock & HasCache  // expect: unused-need HasCache
  let dependencies: any Dependencies
  public init(_ dependencies: any Dependencies) { self.dependencies = dependencies }
  public var now: Int { dependencies.clock }
}
//--- Second/Second.swift
public import Core

public struct Model {
  public typealias Dependencies = HasClock & HasCache  // expect: unused-need HasClock
  let dependencies: any Dependencies
  public init(_ dependencies: any Dependencies) { self.dependencies = dependencies }
  public var cached: Int { dependencies.cache }
}
//--- App/App.swift
import Core
import First
import Second

typealias AppDependencies = First.Model.Dependencies & Second.Model.Dependencies
struct App {
  let dependencies: any AppDependencies
  var all: Int { First.Model(dependencies).now + Second.Model(dependencies).cached }
}
struct Live: AppDependencies {
  let clock = 1
  let cache = 2
}
func main() -> Int { App(dependencies: Live()).all }
