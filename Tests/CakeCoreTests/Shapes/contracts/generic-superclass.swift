// The slice is the argument of a generic base class, which stores the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

class Base<D> {
  let dependencies: D
  init(dependencies: D) { self.dependencies = dependencies }
}

typealias HomeDependencies = HasClock & HasCache  // expect: unused-need HasClock
final class Home: Base<any HomeDependencies> {
  var cached: Int { dependencies.cache }
}
