// An extension of somebody else's type counts by what it is generic over: a slice that would be a
// provider alone would be counted with that provider.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

extension Array {
  var element: ObjectIdentifier { ObjectIdentifier(Element.self) }
  subscript(counted index: Int) -> ObjectIdentifier { element }
}
extension Optional {
  func wrapped() -> ObjectIdentifier { ObjectIdentifier(Wrapped.self) }
}

typealias ListDependencies = HasA & HasB  // stays: HasB
func list(_ dependencies: any ListDependencies) -> (Int, ObjectIdentifier) {
  (dependencies.a, [dependencies].element)
}

typealias PlaceDependencies = HasA & HasB  // stays: HasB
func place(_ dependencies: any PlaceDependencies) -> (Int, ObjectIdentifier) {
  (dependencies.a, [dependencies][counted: 0])
}

typealias MaybeDependencies = HasA & HasB  // stays: HasB
func maybe(_ dependencies: (any MaybeDependencies)?) -> (Int?, ObjectIdentifier) {
  (dependencies?.a, dependencies.wrapped())
}

func one(_ dependencies: any HasA) -> (Int, ObjectIdentifier) { (dependencies.a, [dependencies].element) }

// Nothing else is a list of 'any HasC'.
typealias OtherDependencies = HasC & HasB  // expect: unused-need HasB
func other(_ dependencies: any OtherDependencies) -> (Int, ObjectIdentifier) {
  (dependencies.c, [dependencies].element)
}

struct Root: HasA, HasB, HasC { let a = 1, b = 2, c = 3 }
func main() { print(list(Root()), place(Root()), maybe(Root()), one(Root()), other(Root())) }
