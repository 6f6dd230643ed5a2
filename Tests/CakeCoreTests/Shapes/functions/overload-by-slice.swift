// Two overloads differ by one need that neither reads: without it they are one function.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PlainDependencies = HasClock
func show(_ dependencies: any PlainDependencies) -> Int { dependencies.clock }

typealias CachedDependencies = HasClock & HasCache
func show(_ dependencies: any CachedDependencies) -> Int { dependencies.clock + 1 }
