// The only use is in a branch that this build does see.
protocol HasClock { var clock: Int { get } }
protocol HasDebugMenu { var menu: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasDebugMenu & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) -> Int {
  #if DEBUG
    return dependencies.menu
  #else
    return 0
  #endif
}
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
