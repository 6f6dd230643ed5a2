// Only a cast asks for the provider.
protocol HasClock { var clock: Int { get } }
protocol HasDebugMenu { var menu: Int { get } }

typealias ListDependencies = HasClock  // escape: HasClock
func list(_ dependencies: any ListDependencies) -> Int {
  (dependencies as? any HasDebugMenu)?.menu ?? 0  // expect: bypass HasDebugMenu
}

struct Live: HasClock, HasDebugMenu {
  let clock = 1
  let menu = 2
}
func main() -> Int { list(Live()) }
