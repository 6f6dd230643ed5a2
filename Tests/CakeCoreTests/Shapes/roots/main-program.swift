// The root is made and the program started in top-level code.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
public typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
public func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
//--- App/main.swift
import Core

struct Live: ListDependencies {
  let clock = 1
  let cache = 2
}
let dependencies = Live()
print(list(dependencies))
