// The child is used in a file, and named by inference in another; the first file counts.
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
//--- List/A.swift
import Detail

typealias ListDeps = HasName
func list(_ dependencies: any ListDeps) -> String { dependencies.name }
//--- List/B.swift
import Detail  // expect: feature-import Detail

struct ListModel {
  let dependencies: any ListDeps
  func detail() -> DetailModel { .init(dependencies: dependencies) }
}
