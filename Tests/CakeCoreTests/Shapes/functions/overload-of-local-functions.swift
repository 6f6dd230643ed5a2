// Local functions told apart by an unread need.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias PlainDependencies = HasClock
typealias CachedDependencies = HasClock & HasCache
func run(_ dependencies: any CachedDependencies, _ other: any PlainDependencies) -> Int {
  func show(_ dependencies: any PlainDependencies) -> Int { dependencies.clock }
  func show(_ dependencies: any CachedDependencies) -> Int { dependencies.clock + 1 }
  return show(dependencies) + show(other)
}
