// A subclass's initialiser differs from the base class's by an unread need.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock
class Base {
  let now: Int
  init(_ dependencies: any BaseDependencies) { now = dependencies.clock }
}
typealias LeafDependencies = HasClock & HasCache
final class Leaf: Base {
  init(_ dependencies: any LeafDependencies) {
    super.init(dependencies)
  }
}
