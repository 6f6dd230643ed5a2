// A class root has one half from its base class: together they provide all of the slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }

class Base: HasClock { let clock = 1 }
final class Live: Base, HasCache { let cache = 2 }
func main() -> Int { list(Live()) }
