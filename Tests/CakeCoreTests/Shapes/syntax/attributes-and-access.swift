// Attributes and access levels before the slices.
// swift-format-ignore-file
public protocol HasClock { var clock: Int { get } }
public protocol HasCache { var cache: Int { get } }

@available(*, deprecated, message: "typealias X = HasClock & HasCache")
public
typealias OldDependencies = HasClock & HasCache  // expect: unused-need HasCache
@MainActor public protocol NewDependencies
  : HasClock
  , HasCache {}  // expect: unused-need HasCache

@available(*, deprecated) public func old(_ dependencies: any OldDependencies) -> Int { dependencies.clock }
@MainActor public func new(_ dependencies: any NewDependencies) -> Int { dependencies.clock }
