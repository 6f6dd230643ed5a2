// The import is of one declaration.
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
import protocol Detail.HasName  // expect: feature-import Detail
import struct Detail.DetailModel

typealias ListDeps = HasName
struct ListModel {
  let dependencies: any ListDeps
  func detail() -> String { DetailModel(dependencies: dependencies).title }
}
