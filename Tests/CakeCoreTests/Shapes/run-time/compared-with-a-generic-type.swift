// The name of a generic type, written inside of it, is one of many: `Host.self` is the one around.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // stays: HasLog

func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }

class Screen {}
final class Title: Screen {}
final class Host<D>: Screen {
  let dependencies: D
  init(_ dependencies: D) { self.dependencies = dependencies }
  func isLike(_ screen: Screen) -> Bool { type(of: screen) == Host.self }
}
func screens(_ one: any ListDependencies, _ other: any EditDependencies) -> [Screen] {
  [Host(one), Host(other), Title()]
}
func areLike(_ one: any ListDependencies, _ other: any EditDependencies) -> Bool {
  Host(one).isLike(Host(other))
}
