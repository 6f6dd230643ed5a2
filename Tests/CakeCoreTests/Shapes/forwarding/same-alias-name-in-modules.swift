// Two modules name their slices alike; the second hands on to the first.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
//--- Detail/Detail.swift
import Core

public typealias Dependencies = HasClock & HasCache  // expect: unused-need HasCache
public func detail(_ dependencies: any Dependencies) -> Int { dependencies.clock }
//--- List/List.swift
import Core
import Detail

public typealias Dependencies = HasClock & HasCache
public func list(_ dependencies: any List.Dependencies) -> Int {
  detail(dependencies) + dependencies.cache
}
