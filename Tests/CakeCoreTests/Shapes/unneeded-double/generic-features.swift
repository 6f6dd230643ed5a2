// Features that are generic, or take an opaque parameter or a composition.
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

struct Model<D: HasName> { let dependencies: D; var title: String { dependencies.name } }
func opaque(_ dependencies: some HasName) -> String { dependencies.name }
func both(_ dependencies: any HasName & HasClock) -> String { dependencies.name }
struct OpaqueDependencies: HasName, HasClock {  // expect: unneeded-double HasClock
  var name = "test"
  var clock = 7
}
struct BothDependencies: HasName, HasClock, HasCache {  // expect: unneeded-double HasCache
  var name = "test"
  var clock = 7
  var cache = 7
}
func test() -> Bool {
  opaque(OpaqueDependencies()) == Model(dependencies: OpaqueDependencies()).title
}
func test2() -> Bool { both(BothDependencies()) == "test" }
