// A chain through three modules; the leaf reads, the middle only hands on.
//--- Core/Providers.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public protocol HasPush { var push: Int { get } }
//--- Detail/Detail.swift
import Core

public typealias DetailDependencies =
  HasClock
  & HasPush  // expect: unused-need HasPush
public struct Detail {
  let dependencies: any DetailDependencies
  public init(dependencies: any DetailDependencies) { self.dependencies = dependencies }
  public var now: Int { dependencies.clock }
}
//--- List/List.swift
import Core
import Detail  // expect: feature-import Detail

public typealias ListDependencies =
  HasClock & HasCache
  & HasPush  // expect: unused-need HasPush
public struct List {
  let dependencies: any ListDependencies
  public init(dependencies: any ListDependencies) { self.dependencies = dependencies }
  public func detail() -> Detail { Detail(dependencies: dependencies) }
  public var cached: Int { dependencies.cache }
}
