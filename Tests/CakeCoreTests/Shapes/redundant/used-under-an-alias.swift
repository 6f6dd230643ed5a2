// The consumers of parent and child name their slices by an alias of their own: still a remark.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Reducer {
  associatedtype Dependencies
  func reduce(_ dependencies: Dependencies) -> Int
}
typealias ChildDependencies = HasClock & HasCache
struct Child: Reducer {
  typealias Dependencies = any ChildDependencies
  func reduce(_ dependencies: Dependencies) -> Int { dependencies.clock + dependencies.cache }
}
typealias ParentDependencies =
  ChildDependencies
  & HasClock  // expect: redundant-need HasClock
  & HasCache  // expect: redundant-need HasCache
struct Parent: Reducer {
  typealias Dependencies = any ParentDependencies
  func reduce(_ dependencies: Dependencies) -> Int {
    Child().reduce(dependencies) + dependencies.clock
  }
}
