// The slice that includes the provider is in another module.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias CoreDependencies = HasClock & HasCache
public func core(_ dependencies: any CoreDependencies) -> Int {
  dependencies.clock + dependencies.cache
}
//--- App/App.swift
import Core

typealias AppDependencies =
  Core.HasClock  // expect: redundant-need HasClock
  & Core.CoreDependencies
func app(_ dependencies: any AppDependencies) -> Int { core(dependencies) }
