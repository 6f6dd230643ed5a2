// A parent of two features, of which one has a child itself.
//--- Core/Core.swift
public protocol HasName { var name: String { get } }
//--- Detail/Detail.swift
public import Core

public typealias DetailDeps = HasName
public struct DetailModel {
  public struct Row { public init() {} }
  let dependencies: any DetailDeps
  public init(dependencies: any DetailDeps) { self.dependencies = dependencies }
  public var title: String { dependencies.name }
}
public func showDetail(_ dependencies: any DetailDeps) -> String { dependencies.name }
public struct Style { public init() {} }
//--- Login/Login.swift
public import Core
import Detail  // expect: feature-import Detail

public typealias LoginDeps = HasName
public final class LoginModel {
  let dependencies: any LoginDeps
  public init(_ dependencies: any LoginDeps) { self.dependencies = dependencies }
  public var title: String { showDetail(dependencies) }
}
//--- List/List.swift
import Core
import Detail  // expect: feature-import Detail
import Login  // expect: feature-import Login

typealias ListDeps = HasName
func list(_ dependencies: any ListDeps) -> String {
  LoginModel(dependencies).title + DetailModel(dependencies: dependencies).title
}
