// Turned into text, by `String(describing:)` and by interpolation.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias DescribeDependencies = HasClock & HasCache  // escape: HasCache
func describe(_ dependencies: any DescribeDependencies) -> String {
  String(describing: dependencies) + String(dependencies.clock)
}

typealias TextDependencies = HasClock & HasCache  // escape: HasClock
func text(_ dependencies: any TextDependencies) -> String {
  "\(dependencies) \(dependencies.cache)"
}
