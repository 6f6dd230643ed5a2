// Generic functions told apart by their constraints alone.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PlainDependencies = HasClock
typealias CachedDependencies = HasClock & HasCache
func show<D: PlainDependencies>(_ dependencies: D) -> Int { dependencies.clock }
func show<D: CachedDependencies>(_ dependencies: D) -> Int { dependencies.clock + 1 }
