// What a type is called in a log says nothing of another slice that is the same type.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }

class ViewModel<Dependencies> {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
  func log() { print("\(type(of: self))", String(describing: Self.self)) }
}
typealias ListDependencies = HasA & HasB  // expect: unused-need HasB
final class ListModel: ViewModel<any ListDependencies> {
  func show() -> Int { dependencies.a }
}
typealias EditDependencies = HasA & HasB
final class EditModel: ViewModel<any EditDependencies> {
  func show() -> Int { dependencies.a + dependencies.b }
}

// This one only constrains a parameter, which is for no slice.
typealias PlainDependencies = HasA
final class PlainModel<Dependencies: PlainDependencies>: ViewModel<Dependencies> {
  func show() -> Int { dependencies.a }
}

struct Root: HasA, HasB { let a = 1, b = 2 }
func main() {
  let (list, edit) = (ListModel(Root()), EditModel(Root()))
  list.log()
  edit.log()
  print(list.show(), edit.show(), PlainModel(Root()).show())
}
