// A value that is not made out can be of no slice of a module that the code does not see.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }
//--- List/List.swift
import Core
public typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
public func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
public struct Row { public let key: any Hashable }
//--- Edit/Edit.swift
import Core
public typealias EditDependencies = HasClock & HasCache
public struct Check {
  let title: String
  let run: (any EditDependencies) -> Int
}
public func edit(_ dependencies: any EditDependencies) -> [Int] {
  [Check(title: "a") { $0.cache }, .init(title: "b", run: { $0.clock })].map { $0.run(dependencies) }
}
