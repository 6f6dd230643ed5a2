// A registry counts functions by what they take, which they say themselves.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }

final class Registry {
  private var names: [ObjectIdentifier: String] = [:]
  func add<Dependencies, Screen>(_ name: String, _ make: (Dependencies) -> Screen) {
    names[ObjectIdentifier(Dependencies.self)] = name
  }
  func count() -> Int { names.count }
}

typealias ListDependencies = HasA & HasB  // stays: HasB
func list(_ dependencies: any ListDependencies) -> Int { dependencies.a }
typealias DetailDependencies = HasA
func detail(_ dependencies: any DetailDependencies) -> Int { dependencies.a }

typealias MapDependencies = HasA & HasB  // stays: HasB
struct MapScreen {
  let number: Int
  init(_ dependencies: any MapDependencies) { number = dependencies.a }
}

struct Root: HasA, HasB { let a = 1, b = 2 }
func main() {
  let registry = Registry()
  registry.add("list", list)
  registry.add("detail", detail)
  registry.add("map", MapScreen.init)
  print(registry.count(), list(Root()), detail(Root()), MapScreen(Root()).number)
}
