// The parent makes its child through a factory of an interface module.
//--- DetailInterface/Detail.swift
public protocol Detail { var title: String { get } }
public protocol MakesDetail { func makeDetail() -> any Detail }
public protocol HasName { var name: String { get } }
//--- DetailFeature/Detail.swift
import DetailInterface

public typealias DetailDeps = HasName
public struct DetailModel: Detail {
  let dependencies: any DetailDeps
  public init(dependencies: any DetailDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
//--- List/List.swift
import DetailInterface

public typealias ListDeps = MakesDetail
public struct ListModel {
  let dependencies: any ListDeps
  public init(dependencies: any ListDeps) { self.dependencies = dependencies }
  public func title() -> String { dependencies.makeDetail().title }
}
//--- App/App.swift
import DetailFeature
import DetailInterface
import List

struct AppDependencies: HasName, MakesDetail {
  let name = "app"
  func makeDetail() -> any Detail { DetailModel(dependencies: self) }
}
func home() -> String { ListModel(dependencies: AppDependencies()).title() }
