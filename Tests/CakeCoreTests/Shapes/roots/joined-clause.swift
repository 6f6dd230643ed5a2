// The root joins overlapping slices by `&`; one of them names a need that nobody reads.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
typealias DetailDependencies = HasClock & HasPush
func detail(_ dependencies: any DetailDependencies) -> Int {
  dependencies.clock + dependencies.push
}

struct AppDependencies: ListDependencies & DetailDependencies {
  let clock = 1
  let cache = 2
  let push = 3
}
func main() -> Int { list(AppDependencies()) + detail(AppDependencies()) }
