// An executable with a main file.
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
//--- Tool/Run.swift
import Detail

typealias RunDeps = HasName
func run(_ dependencies: any RunDeps) -> String {
  DetailModel(dependencies: dependencies).title + dependencies.name
}
//--- Tool/main.swift
print("nothing to run")
