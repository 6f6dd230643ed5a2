// A curried function takes the dependencies in its first call; a method is applied unbound.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias CurriedDependencies = HasClock
func curried(_ dependencies: any CurriedDependencies) -> (Int) -> Int {
  { dependencies.clock + $0 }
}

typealias UnboundDependencies = HasCache
struct Unbound {
  func read(_ dependencies: any UnboundDependencies) -> Int { dependencies.cache }
}

typealias ApplyDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func apply(_ dependencies: any ApplyDependencies) -> Int {
  Unbound.read(Unbound())(dependencies) + curried(dependencies)(2)
}
