// A registry by what an associated type is: one entry less where two are one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // stays: HasLog

protocol Feature { associatedtype Dependencies }
struct List: Feature {
  typealias Dependencies = any ListDependencies
  func run(_ dependencies: Dependencies) -> Int { dependencies.clock }
}
struct Edit: Feature {
  typealias Dependencies = any EditDependencies
  func run(_ dependencies: Dependencies) -> Int { dependencies.clock }
}
struct Registry {
  var names: [ObjectIdentifier: String] = [:]
  mutating func add<F: Feature>(_ feature: F) {
    names[ObjectIdentifier(F.Dependencies.self)] = "\(F.self)"
  }
}
func registry() -> Registry {
  var registry = Registry()
  registry.add(List())
  registry.add(Edit())
  return registry
}
