// A slice stands in the root's clause alone: it is there to be complete, not to be consumed.
protocol HasClock { var clock: Int { get } }
protocol HasExtra { var extra: Int { get } }

typealias EverythingDependencies = HasClock & HasExtra  // escape: HasExtra
typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct AppDependencies: EverythingDependencies {
  let clock = 1
  let extra = 2
}
func main() -> Int { list(AppDependencies()) }
