// A test module, and consumers in it, use what they like.
//--- Detail/Detail.swift
public protocol HasName { var name: String { get } }
public typealias DetailDeps = HasName
public struct DetailModel {
  public struct Row { public init() {} }
  let dependencies: any DetailDeps
  public init(dependencies: any DetailDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public func showDetail(_ dependencies: any DetailDeps) -> String { dependencies.name }
public struct Style { public init() {} }
//--- ListTests/Tests.swift
import Detail

struct TestDependencies: DetailDeps { var name = "test" }
typealias ProbeDeps = HasName
struct Probe {
  let dependencies: any ProbeDeps
  func probe() -> String { dependencies.name + DetailModel(dependencies: dependencies).title }
}
func test() -> String { Probe(dependencies: TestDependencies()).probe() }
