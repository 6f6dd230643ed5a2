// Initialisers and subscripts told apart by an unread need.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias PlainDependencies = HasClock
typealias CachedDependencies = HasClock & HasCache
typealias PushedDependencies = HasClock & HasPush
struct Model {
  let now: Int
  init(_ dependencies: any PlainDependencies) { now = dependencies.clock }
  init(_ dependencies: any CachedDependencies) { now = dependencies.clock + 1 }
  subscript(_ dependencies: any PlainDependencies) -> Int { dependencies.clock }
  subscript(_ dependencies: any PushedDependencies) -> Int { dependencies.clock + 1 }
}
