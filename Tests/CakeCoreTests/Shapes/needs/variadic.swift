// A function takes any number of dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func sum(_ all: any ModelDependencies...) -> Int {
  var sum = 0
  for dependencies in all { sum += dependencies.clock }
  return sum
}
struct AppDependencies: ModelDependencies { let clock = 1, cache = 2 }
func start() -> Int { sum(AppDependencies(), AppDependencies()) }
