// Handed from `some` to `some`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias InnerDependencies = HasCache
func inner(_ dependencies: some InnerDependencies) -> Int { dependencies.cache }

typealias OuterDependencies = HasClock & HasCache  // expect: unused-need HasClock
func outer(_ dependencies: some OuterDependencies) -> Int { inner(dependencies) }
