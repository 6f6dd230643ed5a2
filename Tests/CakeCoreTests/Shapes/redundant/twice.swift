// One provider is named twice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies =
  HasClock & HasCache & HasClock  // expect: redundant-need HasClock
func sum(_ dependencies: any ModelDependencies) -> Int { dependencies.clock + dependencies.cache }
