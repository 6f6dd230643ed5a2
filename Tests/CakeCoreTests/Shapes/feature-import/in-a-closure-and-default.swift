// The child is made in a closure, and in a default value.
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
  let make: (any ListDeps) -> String
  init(
    dependencies: any ListDeps, make: @escaping (any ListDeps) -> String = { showDetail($0) }
  ) {
    self.dependencies = dependencies
    self.make = make
  }
  var titles: [String] { ["a"].map { _ in make(dependencies) + dependencies.name } }
}
