// Told apart by the patterns of a `switch`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasDebugMenu { var menu: Int { get } }
protocol HasTrace { var trace: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func now(_ dependencies: any ModelDependencies) -> Int {
  switch dependencies {
  case let debug as any HasDebugMenu: debug.menu  // expect: bypass HasDebugMenu
  case is any HasTrace: 1  // expect: bypass HasTrace
  default: dependencies.clock
  }
}
