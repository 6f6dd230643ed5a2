// What a factory gives back is used by its members, its type is not named.
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
//--- DetailWiring/Wiring.swift
import Detail

public protocol MakesDetail { func makeDetail() -> DetailModel }
//--- List/List.swift
import Detail
import DetailWiring

typealias ListDeps = MakesDetail
func list(_ dependencies: any ListDeps) -> String { dependencies.makeDetail().title }
