// A function counts by the type that it is called with: a slice that would be a provider alone would be
// counted with that provider.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

func count<Value>(_ make: () -> Value) -> ObjectIdentifier { ObjectIdentifier(Value.self) }

typealias BothDependencies = HasA & HasB  // stays: HasB
func one(_ dependencies: any HasA) -> (Int, ObjectIdentifier) {
  (dependencies.a, count { dependencies })
}
func both(_ dependencies: any BothDependencies) -> (Int, ObjectIdentifier) {
  (dependencies.a, count { dependencies })
}

// Nothing else is a value of 'any HasC'.
typealias OtherDependencies = HasC & HasB  // expect: unused-need HasB
func other(_ dependencies: any OtherDependencies) -> Int { dependencies.c }

struct Root: HasA, HasB, HasC { let a = 1, b = 2, c = 3 }
func main() { print(one(Root()), both(Root()), other(Root())) }
