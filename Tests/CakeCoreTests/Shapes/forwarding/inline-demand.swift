// Handed to a signature with an inline composition: what that names is demanded, read or not.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

func start(_ dependencies: any HasClock & HasCache) {}

typealias AppDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func launch(_ dependencies: any AppDependencies) { start(dependencies) }
