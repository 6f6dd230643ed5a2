// A parameter that has a provider is no type of that provider's alone, however types are told apart.
protocol HasWishes { var wishes: Int { get } }
protocol HasHaptics { var haptics: Int { get } }
protocol HasTitle { var title: String { get } }
protocol HasTax { var tax: Int { get } }

final class Kept<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
struct Container {
  var all: [ObjectIdentifier: AnyObject] = [:]
  subscript<Value>(type: Value.Type) -> Value? {
    get { (all[ObjectIdentifier(type)] as? Kept<Value>)?.value }
    set { all[ObjectIdentifier(type)] = newValue.map(Kept.init) }
  }
}
typealias ProfileDependencies = HasTitle & HasTax
func profile(_ container: Container) -> String {
  guard let dependencies = container[(any ProfileDependencies).self] else { return "" }
  return "\(dependencies.title) \(dependencies.tax)"
}

typealias WishDependencies = HasWishes & HasHaptics  // expect: unused-need HasHaptics
struct WishList {
  let make: () -> any WishDependencies
  func shown() -> Int { make().wishes }
}
struct WishButton<Dependencies> where Dependencies: HasWishes {
  let dependencies: Dependencies
  func tap() -> Int { dependencies.wishes }
}

struct App: HasWishes, HasHaptics, HasTitle, HasTax {
  let wishes = 1
  let haptics = 2
  let title = "t"
  let tax = 3
}
func main() {
  var container = Container()
  container[(any ProfileDependencies).self] = App()
  print(profile(container), WishList { App() }.shown(), WishButton(dependencies: App()).tap())
}
