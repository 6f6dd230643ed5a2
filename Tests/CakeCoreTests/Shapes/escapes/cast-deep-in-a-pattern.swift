// A cast that stands deep in a pattern finds what a root has through its slice alone.
protocol HasClock { var clock: Int { get } }
protocol HasKey { var key: Int { get } }
protocol HasLock { var lock: Int { get } }

typealias ModelDependencies = HasClock & HasKey & HasLock  // escape: HasKey // expect: unused-need HasLock
struct Live: ModelDependencies {
  let clock = 1
  let key = 2
  let lock = 3
}
func key(of value: Any, _ number: Int) -> Int {
  switch (number, (value, true)) {
  case (1, (let found as any HasKey, _)): return found.key
  default: return 0
  }
}
func read(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func main() -> Int {
  let live = Live()
  return read(live) + key(of: live, 1)
}
