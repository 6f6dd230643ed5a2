// Given to the initialiser of an unconstrained generic type that somebody else can open.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Entry<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
func entry(_ dependencies: any ModelDependencies) -> (Int, Any) {
  (dependencies.clock, Entry(dependencies))
}
