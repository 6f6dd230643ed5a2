// A type of the standard library is the root.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

extension Int: HasClock, HasCache {
  var clock: Int { self }
  var cache: Int { self }
}
func main() -> Int { list(3) }
