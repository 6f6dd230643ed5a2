// Given to a parameter that takes `Any`, without a label, as another that takes a slice is.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { func log(_ text: String) }
typealias LogDependencies = HasLog

typealias FirstDependencies = HasClock & HasCache  // escape: HasCache
func keep(_ value: Any, _ log: any LogDependencies) { log.log("\(value)") }
func first(_ dependencies: any FirstDependencies, _ log: any LogDependencies) -> Int {
  keep(dependencies, log)
  return dependencies.clock
}

typealias CaseDependencies = HasClock & HasCache  // escape: HasCache
enum Event { case kept(Any, any LogDependencies) }
func event(_ dependencies: any CaseDependencies, _ log: any LogDependencies) -> (Event, Int) {
  (.kept(dependencies, log), dependencies.clock)
}

// The other way round each goes where it is asked for.
typealias SecondDependencies = HasClock & HasLog & HasCache  // expect: unused-need HasCache
func second(_ dependencies: any SecondDependencies) -> Int {
  keep(1, dependencies)
  return dependencies.clock
}

struct Root: HasClock, HasCache, HasLog {
  let clock = 1, cache = 2
  func log(_ text: String) {}
}
func run() -> Int {
  let root = Root()
  return first(root, root) + event(root, root).1 + second(root)
}
