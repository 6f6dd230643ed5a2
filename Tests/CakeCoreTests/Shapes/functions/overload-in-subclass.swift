// A subclass's method differs from the base class's by an unread need: without it, it overrides.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock
class Base {
  func start(_ dependencies: any BaseDependencies) -> Int { dependencies.clock }
}

typealias LeafDependencies = HasClock & HasCache
final class Leaf: Base {
  func start(_ dependencies: any LeafDependencies) -> Int { dependencies.clock + 1 }
}
