// Two slices of the root's clause give it a conformance that only an inline demand asks for: one is
// enough.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias LeftDependencies = HasClock & HasCache
func left(_ dependencies: any LeftDependencies) -> Int { dependencies.clock }
typealias RightDependencies = HasPush & HasCache  // expect: unused-need HasCache
func right(_ dependencies: any RightDependencies) -> Int { dependencies.push }
func cached(_ dependencies: any HasCache) -> Int { dependencies.cache }

struct Live: LeftDependencies & RightDependencies {
  let clock = 1
  let cache = 2
  let push = 3
}
func main() -> Int { left(Live()) + right(Live()) + cached(Live()) }
