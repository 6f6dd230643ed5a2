// A module with a root of the program puts features together.
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
//--- Wiring/Wiring.swift
import Detail

typealias HomeDeps = HasName
struct AppDependencies: HomeDeps { let name = "app" }
struct Home {
  let dependencies: any HomeDeps
  func detail() -> String { DetailModel(dependencies: dependencies).title + dependencies.name }
}
func home() -> String { Home(dependencies: AppDependencies()).detail() }
