// `as?` to a provider that the slice does not name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasDebugMenu { var menu: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int {
  if let debug = dependencies as? any HasDebugMenu { return debug.menu }  // expect: bypass HasDebugMenu
  return dependencies.clock
}
