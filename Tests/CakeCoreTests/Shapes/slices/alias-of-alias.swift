// Three names for one slice; the consumer uses the last.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias FirstDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias SecondDependencies = FirstDependencies
typealias ThirdDependencies = SecondDependencies
func now(_ dependencies: any ThirdDependencies) -> Int { dependencies.clock }
