// A protocol has an associated type and nothing that uses it; the slice witnesses it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Feature { associatedtype Dependencies }
enum Login: Feature {
  typealias Dependencies = any HasClock & HasCache  // expect: unused-need HasCache
}
func start(_ dependencies: Login.Dependencies) -> Int { dependencies.clock }
