// A type that a function is given becomes text, by whatever makes it.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

struct Box<Value> { let value: Value }

final class Registry {
  private var made: [String: Any] = [:]
  func put<Value>(_ value: Value) { put(Value.self, value) }
  func put<Value>(_ type: Value.Type, _ value: Value) { made[String(describing: type)] = value }
  func count() -> Int { made.count }
}

final class Names {
  private var made: Set<String> = []
  func put<Value>(_ value: Value) { made.insert(String(reflecting: Box<[Value]>.self)) }
  func count() -> Int { made.count }
}

typealias ListDependencies = HasA & HasB  // stays: HasB
func list(_ dependencies: any ListDependencies, _ registry: Registry) -> Int {
  registry.put(dependencies)
  return dependencies.a
}
typealias EditDependencies = HasA & HasC  // stays: HasC
func edit(_ dependencies: any EditDependencies, _ registry: Registry) -> Int {
  registry.put(dependencies)
  return dependencies.a
}

typealias MapDependencies = HasA & HasB  // stays: HasB
func map(_ dependencies: any MapDependencies, _ names: Names) -> Int {
  names.put(dependencies)
  return dependencies.a
}
typealias ShopDependencies = HasA & HasC  // stays: HasC
func shop(_ dependencies: any ShopDependencies, _ names: Names) -> Int {
  names.put(dependencies)
  return dependencies.a
}

struct Root: HasA, HasB, HasC { let a = 1, b = 2, c = 3 }
func main() {
  let (registry, names) = (Registry(), Names())
  print(list(Root(), registry), edit(Root(), registry), map(Root(), names), shop(Root(), names))
  print(registry.count(), names.count())
}
