// A protocol's associated type asks for more of the root, by name or by inference.
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

protocol Probing {
  associatedtype Dependencies: HasName & HasClock
  func make() -> Dependencies
}
struct NamedDependencies: HasName, HasClock { var name = "a"; var clock = 7 }
struct Named: Probing {
  typealias Dependencies = NamedDependencies
  func make() -> NamedDependencies { NamedDependencies() }
}
struct InferredDependencies: HasName, HasClock { var name = "a"; var clock = 7 }
struct Inferred: Probing { func make() -> InferredDependencies { InferredDependencies() } }
func test() -> Bool {
  NameModel(dependencies: Named().make()).title == NameModel(dependencies: Inferred().make()).title
}
