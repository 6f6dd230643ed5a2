// A protocol with a provider's name and no requirement is a marker: its mention is nobody's need.
protocol HasTracing {}
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasTracing & HasClock & HasCache  // expect: unused-need HasCache
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
