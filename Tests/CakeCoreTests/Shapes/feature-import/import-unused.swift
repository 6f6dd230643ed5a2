// An import that nothing is used by.
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
import Detail

protocol HasCount { var count: Int { get } }
typealias ListDeps = HasCount
func list(_ dependencies: any ListDeps) -> Int { dependencies.count }
