// Its dynamic type is asked for.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func name(_ dependencies: any ModelDependencies) -> String {
  "\(type(of: dependencies)) at \(dependencies.clock)"
}
