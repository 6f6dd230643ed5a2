// `some Slice` as a parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias JobDependencies = HasClock & HasCache  // expect: unused-need HasCache

func job(_ dependencies: some JobDependencies) -> Int { dependencies.clock }
