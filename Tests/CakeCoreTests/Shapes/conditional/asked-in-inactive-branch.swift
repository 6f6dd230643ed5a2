// What asks for a root's provision is in an inactive branch.
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }

typealias NowDependencies = HasClock
func now(_ dependencies: any NowDependencies) -> Int { dependencies.clock }
#if NEVER
  func tap(_ dependencies: any HasHaptics) -> Int { dependencies.haptics }
#endif

struct Live: HasClock, HasHaptics {
  let clock = 1
  let haptics = 2
}
func main() -> Int { now(Live()) }
