// A factory hands the root on; a provider that another one inherits is needed with it.
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

protocol HasNamedClock: HasClock { var clockName: String { get } }
protocol MakesModel { func makeModel() -> NameModel }
func named(_ dependencies: any HasNamedClock & MakesModel) -> String {
  dependencies.clockName + dependencies.makeModel().title
}
struct TestDependencies: HasName, HasClock, HasNamedClock, MakesModel {
  var name = "a"
  var clock = 7
  var clockName = "b"
  func makeModel() -> NameModel { NameModel(dependencies: self) }
}
func test() -> Bool { named(TestDependencies()) == "ba" }
