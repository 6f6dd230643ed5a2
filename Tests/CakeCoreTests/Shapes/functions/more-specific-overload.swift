// Without the cache the call would silently become the other overload.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func render(_ dependencies: some HasClock) -> Int { dependencies.clock }
func render(_ dependencies: some HasClock & HasCache) -> Int { dependencies.cache }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func draw(_ dependencies: some ModelDependencies) -> Int { render(dependencies) }
