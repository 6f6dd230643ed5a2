// Conformances are spread over extensions in other files and a module above.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
public struct Live {
  public init() {}
}
//--- Core/Live+Clock.swift
extension Live: HasClock { public var clock: Int { 1 } }
//--- App/App.swift
import Core

protocol HasCache { var cache: Int { get } }
extension Live: HasCache { var cache: Int { 2 } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.cache }
func main() -> Int { list(Live()) }
