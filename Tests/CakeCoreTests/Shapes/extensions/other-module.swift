// The provider's extension lies in the provider's module, its constraint in another.
//--- Core/Core.swift
public protocol HasLogger { func log(_ level: Int) }
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
//--- Kit/Kit.swift
import Core

extension HasLogger where Self: HasClock {
  public func stamp() { log(clock) }
}
//--- App/App.swift
import Core
import Kit

typealias ModelDependencies = HasLogger & HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) { dependencies.stamp() }
