// A generic class is known by its name, which a static member makes.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }

class Cell<Dependencies> {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  static var identifier: String { String(describing: self) }
}
typealias ListDependencies = HasA & HasB  // stays: HasB
typealias EditDependencies = HasA

func list(_ cell: Cell<any ListDependencies>) -> Int { cell.dependencies.a }
func edit(_ cell: Cell<any EditDependencies>) -> Int { cell.dependencies.a }

struct Root: HasA, HasB { let a = 1, b = 2 }
func main() {
  let names: Set = [
    Cell<any ListDependencies>.identifier, Cell<any EditDependencies>.identifier,
  ]
  print(list(Cell(Root())), edit(Cell(Root())), names.count)
}
