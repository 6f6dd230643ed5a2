// The conformance stands in an extension; the root is a class.
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

final class TestDependencies {
  var name = "test"
  var clock = 7
}
extension TestDependencies: HasName {}
extension TestDependencies: HasClock {}  // expect: unneeded-double HasClock
func test() -> Bool {
  let dependencies = TestDependencies()
  let model = NameModel(dependencies: dependencies)
  dependencies.name = "other"
  return model.title == "other"
}
