// A default for an associated type asks nothing of what says itself what its own is.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // missed: HasClock

protocol Screen {
  associatedtype Needs = any ListDependencies
  func show(_ needs: Needs) -> Int
}
struct List: Screen { func show(_ needs: Needs) -> Int { needs.clock } }
struct Edit: Screen { func show(_ needs: any EditDependencies) -> Int { needs.cache } }
