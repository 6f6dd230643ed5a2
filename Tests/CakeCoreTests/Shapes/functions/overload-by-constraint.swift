// Two extensions of a generic type are told apart by a need that neither reads.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Model<D> { let dependencies: D }

typealias PlainDependencies = HasClock
extension Model where D == any PlainDependencies { var now: Int { dependencies.clock } }

typealias CachedDependencies = HasClock & HasCache
extension Model where D == any CachedDependencies { var now: Int { dependencies.clock + 1 } }
