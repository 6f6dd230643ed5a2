// Tests, and consumers in test modules, may take what they like.
//--- App/Model.swift
import Foundation

public protocol HasNow { var now: Date { get } }
public typealias Deps = HasNow
public struct Model {
  let dependencies: any Deps
  public init(_ dependencies: any Deps) { self.dependencies = dependencies }
  public var title: String { "\(dependencies.now)" }
}
//--- AppTests/Tests.swift
import App
import Foundation

struct TestDependencies: Deps { var now = Date() }
struct Probe {
  let dependencies: any Deps
  func probe() -> Bool { dependencies.now < Date() && UUID() != UUID() }
}
func test() -> Bool {
  Model(TestDependencies()).title.isEmpty || Probe(dependencies: TestDependencies()).probe()
}
