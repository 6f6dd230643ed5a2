// A component keeps what closures make, and casts it to what each gives: what its subclasses are made
// with is not asked for.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

class Component<Dependency> {
  let dependency: Dependency
  private var instances: [String: Any] = [:]
  init(dependency: Dependency) { self.dependency = dependency }
  func shared<Instance>(_ name: String = #function, _ make: () -> Instance) -> Instance {
    if let instance = instances[name] as? Instance { return instance }
    let instance = make()
    instances[name] = instance
    return instance
  }
}

struct Store { let number: Int }
protocol HomeDependency: HasA, HasB {}  // expect: unused-need HasB
final class HomeComponent: Component<any HomeDependency> {
  var text: String { shared { "\(dependency.a)" } }
  var store: Store { shared { Store(number: dependency.a) } }
  var clock: Clock { shared { Clock(dependency) } }
  var name: String { shared { [dependency] in "\(dependency.a)" } }
  var model: Boxed<Int> { shared { Boxed(read: Model(dependency: dependency).number) } }
}
struct Model {
  let dependency: any HomeDependency
  func number() -> Int { dependency.a }
}
struct Boxed<Value> { let read: () -> Value }
final class Clock {
  let time: Int
  init(_ dependencies: any HasA) { time = dependencies.a }
}

// The dependencies themselves are kept: what is found has to be of the slice.
protocol ShopDependency: HasA, HasC {}  // stays: HasC
final class ShopComponent: Component<any ShopDependency> {
  var kept: any ShopDependency { shared { dependency } }
  var number: Int { kept.a }
}

struct Root: HomeDependency, ShopDependency { let a = 1, b = 2, c = 3 }
func main() {
  let home = HomeComponent(dependency: Root())
  print(home.text, home.store.number, home.clock.time, home.model.read(), home.name, ShopComponent(dependency: Root()).number)
}
