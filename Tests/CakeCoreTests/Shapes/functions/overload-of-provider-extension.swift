// Two extensions of a provider are told apart by a need that neither reads.
protocol HasLogger { func log() }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PlainDependencies = HasClock
typealias CachedDependencies = HasClock & HasCache
extension HasLogger where Self: PlainDependencies { func note() -> Int { clock } }
extension HasLogger where Self: CachedDependencies { func note() -> Int { clock + 1 } }
