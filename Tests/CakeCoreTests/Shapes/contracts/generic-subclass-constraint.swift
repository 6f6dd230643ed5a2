// A generic subclass must demand what its base class demands of the same parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias BaseDependencies = HasClock
class Base<D: BaseDependencies> {
  let dependencies: D
  init(_ dependencies: D) { self.dependencies = dependencies }
  var now: Int { dependencies.clock }
}
typealias LeafDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class Leaf<D: LeafDependencies>: Base<D> {
  var cached: Int { dependencies.cache }
}
