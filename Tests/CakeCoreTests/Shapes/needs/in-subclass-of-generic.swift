// A generic base class constrains by the slice; the use is in a subclass that fixes the parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock & HasCache  // expect: unused-need HasCache
class Base<D: BaseDependencies> {
  let dependencies: D
  init(_ dependencies: D) { self.dependencies = dependencies }
}
class Middle<D: BaseDependencies>: Base<D> {}
final class Leaf<D: BaseDependencies>: Middle<D> {
  func now() -> Int { dependencies.clock }
}
