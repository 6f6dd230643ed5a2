// Tests cast back to their own root, and to what they like.
//--- App/Model.swift
public protocol HasName { var name: String { get } }
public protocol HasClock { var clock: Int { get } }
public typealias Deps = HasName
public struct Model {
  public let dependencies: any Deps
  public init(_ dependencies: any Deps) { self.dependencies = dependencies }
  public var name: String { dependencies.name }
}
//--- AppTests/Tests.swift
import App

struct TestDependencies: Deps, HasClock {
  var name = "test"
  var clock = 7
}
struct Probe {
  let dependencies: any Deps
  let root: TestDependencies
  func probe() -> Int { ((dependencies as? any HasClock)?.clock ?? 0) + root.clock }
}
func test() -> Bool {
  let model = Model(TestDependencies())
  _ = Probe(dependencies: TestDependencies(), root: TestDependencies()).probe()
  return (model.dependencies as! TestDependencies).clock == 7
}
