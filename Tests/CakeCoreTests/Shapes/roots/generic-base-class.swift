// The root inherits a conformance from a generic base class in another module.
//--- Core/Core.swift
public protocol HasClock { var clock: Int { get } }
open class Base<Value>: HasClock {
  public let clock = 1
  public init() {}
}
//--- App/App.swift
import Core

protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }

class Middle: Base<Int> {}
final class Live: Middle, HasCache { let cache = 2 }
func main() -> Int { list(Live()) }
