// Put into an array and a dictionary of `Any`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // escape: HasCache
func list(_ dependencies: any ListDependencies) -> [Any] { [dependencies, dependencies.clock] }

typealias InfoDependencies = HasClock & HasCache  // escape: HasClock; HasCache
func info(_ dependencies: any InfoDependencies) -> [String: Any] { ["sender": dependencies] }
