// Asked what it is.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasDebugMenu { var menu: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int {
  dependencies is any HasDebugMenu ? 0 : dependencies.clock  // expect: bypass HasDebugMenu
}
