// Two conditional extensions of a generic type are told apart by a need that neither reads.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PlainDependencies = HasClock
typealias CachedDependencies = HasClock & HasCache
struct Model<D> { let dependencies: D }
extension Model where D: PlainDependencies { var now: Int { dependencies.clock } }
extension Model where D: CachedDependencies { var now: Int { dependencies.clock + 1 } }
