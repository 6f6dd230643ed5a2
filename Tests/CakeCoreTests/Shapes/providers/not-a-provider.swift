// `Hashable` and `Hasher` begin with the letters, but are no providers.
protocol Hassle { var hassle: Int { get } }
protocol Makeshift { var shift: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias KeyDependencies =
  Hashable & Hassle & Makeshift & HasClock
  & HasCache  // expect: unused-need HasCache
func now<D: KeyDependencies>(_ dependencies: D) -> Int { dependencies.clock }
