// A generic demand fixes the associated type to another slice's existential: the two are one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Feature {
  associatedtype Dependencies
  init(_ dependencies: Dependencies)
}
struct Home: Feature {
  typealias Dependencies = any HasClock & HasCache
  let now: Int
  init(_ dependencies: Dependencies) { now = dependencies.clock }
}
typealias RootDependencies = HasClock & HasCache
func open<F: Feature>(_ feature: F.Type, _ dependencies: any RootDependencies) -> (F, Int)
where F.Dependencies == any RootDependencies {
  (F(dependencies), dependencies.cache)
}
func home(_ dependencies: any RootDependencies) -> Home { open(Home.self, dependencies).0 }
