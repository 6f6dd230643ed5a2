// A closure that a function is given takes one provider: nothing else is handed to it.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

typealias RunDependencies = HasA & HasB  // expect: unused-need HasB
func run(_ dependencies: any RunDependencies, _ read: (Int, any HasA) -> Int) -> Int {
  read(1, dependencies)
}

typealias KeepDependencies = HasC & HasA  // expect: unused-need HasA
struct Keeper {
  let dependencies: any KeepDependencies
  init(_ dependencies: any KeepDependencies, then: (any HasC) -> Void) {
    self.dependencies = dependencies
    then(dependencies)
  }
}

// Another closure of that name takes anything.
typealias AnyDependencies = HasA & HasB  // escape: HasB
func any(_ dependencies: any AnyDependencies, _ read: (any HasA) -> Int) -> Int {
  func again(_ read: (Any) -> Int) -> Int { read(dependencies) }
  return read(dependencies) + again { $0 is any HasA ? 1 : 0 }
}

struct Root: HasA, HasB, HasC { let a = 1, b = 2, c = 3 }
func main() {
  let root = Root()
  print(run(root) { $0 + $1.a }, any(root) { $0.a })
  _ = Keeper(root) { print($0.c) }
}
