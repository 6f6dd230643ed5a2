// Coerced to `Any` where a slice or a provider is named right behind it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { func log(_ text: String) }
typealias LogDependencies = HasLog

typealias TestedDependencies = HasClock & HasCache  // escape: HasCache
func tested(_ dependencies: any TestedDependencies) -> Bool {
  (dependencies as Any) is any HasLog || dependencies.clock > 0  // expect: bypass HasLog
}

typealias PairedDependencies = HasClock & HasCache  // escape: HasCache
func keep(value: Any, log: any LogDependencies) { log.log("\(value)") }
func paired(_ dependencies: any PairedDependencies, _ log: any LogDependencies) -> Int {
  keep(value: dependencies as Any, log: log as any LogDependencies)
  return dependencies.clock
}

// What is coerced to has a type to go by, however it is written.
typealias ReadDependencies = HasClock & HasLog & HasCache  // expect: unused-need HasCache
func read(_ dependencies: any ReadDependencies) -> Int {
  let clocks = [(dependencies as (any HasClock)?)!.clock, (dependencies as any HasClock).clock]
  (dependencies as (any LogDependencies)?)?.log("")
  return clocks.count
}

struct Root: HasClock, HasCache, HasLog {
  let clock = 1, cache = 2
  func log(_ text: String) {}
}
func run() -> Bool {
  let root = Root()
  return tested(root) && paired(root, root) > read(root)
}
