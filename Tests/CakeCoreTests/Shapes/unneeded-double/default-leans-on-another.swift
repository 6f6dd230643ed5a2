// A default of one provider leans on another; an extension for scopes asks for nothing.
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

protocol Scope { associatedtype Parent; var parent: Parent { get } }
extension HasName where Self: HasClock { var name: String { "at \(clock)" } }
extension HasCache where Self: Scope, Parent: HasCache { var cache: Int { parent.cache } }
struct TestDependencies: HasName, HasClock, HasCache {  // expect: unneeded-double HasCache
  var clock = 7
  var cache = 7
}
func test() -> Bool { NameModel(dependencies: TestDependencies()).title == "at 7" }
