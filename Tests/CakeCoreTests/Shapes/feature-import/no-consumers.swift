// A module without consumers of its own: glue, or a library of views.
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
//--- Glue/Glue.swift
import Detail

public func title(_ dependencies: any HasName) -> String {
  DetailModel(dependencies: dependencies).title + showDetail(dependencies)
}
