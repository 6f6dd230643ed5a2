// A helper type beside the interfaces that features are built on is a consumer, and its module is no
// feature.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasDisk { var disk: Int { get } }
public protocol HasName { var name: String { get } }

public typealias CacheDependencies = HasClock & HasDisk
public final class Cache {
  private let dependencies: any CacheDependencies
  public init(_ dependencies: any CacheDependencies) { self.dependencies = dependencies }
  public var age: Int { dependencies.clock + dependencies.disk }
}
//--- List/List.swift
public import Core

public typealias ListDependencies = HasName & CacheDependencies
public struct ListModel {
  let dependencies: any ListDependencies
  var age: Int { Cache(dependencies).age + dependencies.name.count }
}
//--- Login/Login.swift
public import Core

public typealias LoginDependencies = HasName & CacheDependencies
public struct LoginModel {
  let dependencies: any LoginDependencies
  let cache: Cache
  public init(_ dependencies: any LoginDependencies) {
    self.dependencies = dependencies
    cache = Cache(dependencies)
  }
  var age: Int { cache.age + dependencies.name.count }
}
