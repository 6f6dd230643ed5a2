// Two included slices overlap: neither names anything twice, and no direct name repeats.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias LeftDependencies = HasClock & HasCache
func left(_ dependencies: any LeftDependencies) -> Int { dependencies.clock + dependencies.cache }
typealias RightDependencies = HasClock & HasPush
func right(_ dependencies: any RightDependencies) -> Int { dependencies.clock + dependencies.push }

typealias BothDependencies = LeftDependencies & RightDependencies
func both(_ dependencies: any BothDependencies) -> Int { left(dependencies) + right(dependencies) }
