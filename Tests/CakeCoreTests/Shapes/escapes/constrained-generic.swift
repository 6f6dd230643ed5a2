// A generic function that demands one provider excuses nothing else.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

func register<Value: HasClock>(_ value: Value) {}

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func start(_ dependencies: any ModelDependencies) { register(dependencies) }
