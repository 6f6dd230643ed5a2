// The name of a type is a key: of two slices that would be one type, each would have the other's place.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }
typealias ListDependencies = HasA & HasB  // stays: HasB
typealias EditDependencies = HasA & HasC  // stays: HasC

final class Counter {
  var made: [String: Int] = [:]
  func add<Value>(_ value: Value) { made["\(Value.self)", default: 0] += 1 }
}

func list(_ dependencies: any ListDependencies) -> Int { dependencies.a }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.a }

// No name of a type is written with that.
typealias ShowDependencies = HasD & HasB  // expect: unused-need HasB
func show(_ dependencies: any ShowDependencies) -> Int { dependencies.d }

struct Root: HasA, HasB, HasC, HasD { let a = 1, b = 2, c = 3, d = 4 }
func main() {
  let counter = Counter()
  let (one, other): (any ListDependencies, any EditDependencies) = (Root(), Root())
  counter.add(one)
  counter.add(other)
  print(list(one), edit(other), show(Root()), counter.made.count)
}
