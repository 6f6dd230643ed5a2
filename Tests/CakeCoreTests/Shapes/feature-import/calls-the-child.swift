// The child is a function.
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
//--- List/List.swift
public import Detail  // expect: feature-import Detail

typealias ListDeps = DetailDeps
func list(_ dependencies: any ListDeps) -> String { showDetail(dependencies) }
