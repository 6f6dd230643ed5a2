// Only protocols, slices and values of the other feature are used.
//--- Detail/Detail.swift
public protocol HasName { var name: String { get } }
public typealias DetailDeps = HasName
public struct DetailModel {
  public struct Row { public init() {} }
  public typealias Deps = HasName
  let dependencies: any DetailDeps
  public init(dependencies: any DetailDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public func showDetail(_ dependencies: any DetailDeps) -> String { dependencies.name }
public struct Style { public init() {} }
//--- List/List.swift
import Detail

typealias ListDeps = DetailDeps & HasCount
protocol HasCount { var count: Int { get } }
struct ListModel {
  let dependencies: any ListDeps
  func row() -> (DetailModel.Row, Style) { (DetailModel.Row(), Style()) }
  func name(_ other: any DetailModel.Deps) -> String { other.name }
  var title: String { "\(dependencies.name) \(dependencies.count)" }
}
