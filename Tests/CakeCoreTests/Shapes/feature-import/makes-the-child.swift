// A parent makes its child, whose type and slice are in another feature.
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
import Detail  // expect: feature-import Detail

public typealias ListDeps = DetailDeps
public struct ListModel {
  let dependencies: any ListDeps
  func detail() -> DetailModel { DetailModel(dependencies: dependencies) }
}
