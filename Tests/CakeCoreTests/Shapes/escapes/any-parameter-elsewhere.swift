// One consumer gives them to `Any`; another slice with the same provider has no such excuse.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func remember(_ value: Any) {}

typealias LoudDependencies = HasClock & HasCache  // escape: HasCache
func loud(_ dependencies: any LoudDependencies) -> Int {
  remember(dependencies)
  return dependencies.clock
}

typealias QuietDependencies = HasClock & HasCache  // expect: unused-need HasCache
func quiet(_ dependencies: any QuietDependencies) -> Int { dependencies.clock }
