// The nested slice is the witness of an associated type and is never mentioned by its name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol Feature {
  associatedtype Dependencies
  static func run(_ dependencies: Dependencies) -> Int
}
enum Login: Feature {
  typealias Dependencies = any HasClock & HasCache
  static func run(_ dependencies: any HasClock & HasCache) -> Int { dependencies.clock }
}
func start<F: Feature>(_ feature: F.Type, _ dependencies: F.Dependencies) -> Int {
  F.run(dependencies)
}
