// The app may import both, the one feature must not import the other.
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

public typealias ListDeps = HasName
public struct ListModel {
  let dependencies: any ListDeps
  public init(dependencies: any ListDeps) { self.dependencies = dependencies }
  public var title: String { DetailModel(dependencies: dependencies).title }
}
//--- App/App.swift
import Detail
import List

struct AppDependencies: HasName { let name = "app" }
typealias HomeDeps = HasName
func home(_ dependencies: any HomeDeps) -> String {
  ListModel(dependencies: dependencies).title + showDetail(dependencies)
}
