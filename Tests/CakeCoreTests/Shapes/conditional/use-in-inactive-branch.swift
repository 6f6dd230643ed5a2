// The only use is in a branch that this build does not see.
protocol HasClock { var clock: Int { get } }
protocol HasDebugMenu { var menu: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies =
  HasClock
  & HasDebugMenu  // escape: HasDebugMenu
  & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) -> Int {
  #if NEVER
    return dependencies.menu
  #else
    return dependencies.clock
  #endif
}
