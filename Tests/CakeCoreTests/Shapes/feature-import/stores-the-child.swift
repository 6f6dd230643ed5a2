// The child is handed in and stored by its own type, which is extended as well.
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

typealias ListDeps = HasName
struct ListModel {
  let dependencies: any ListDeps
  let detail: DetailModel
  var title: String { dependencies.name + detail.title }
}
extension DetailModel { var subtitle: String { title } }
