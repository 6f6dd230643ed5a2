// An overriding property has the base class's type under another name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias BaseDependencies = HasClock & HasCache
class Base {
  var dependencies: any BaseDependencies
  init(_ dependencies: any BaseDependencies) { self.dependencies = dependencies }
  var now: Int { dependencies.clock }
}
typealias HomeDependencies = HasClock & HasCache
final class Home: Base {
  override var dependencies: any HomeDependencies {
    get { super.dependencies }
    set { super.dependencies = newValue }
  }
  var cached: Int { dependencies.cache }
}
