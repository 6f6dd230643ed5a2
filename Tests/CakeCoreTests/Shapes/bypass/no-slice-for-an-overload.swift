// Beside a function of that name that takes the slice, the one for the root can't take it as well.
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
typealias Dependencies = HasA & HasB
func title(_ dependencies: any Dependencies) -> Int { dependencies.a + dependencies.b }

struct Root: HasA, HasB { let a = 1, b = 2 }
func title(_ root: Root) -> Int { root.a }
func main() { print(title(Root()), title(Root() as any Dependencies)) }
