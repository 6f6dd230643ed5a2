// The conformances are declared on an alias of the root, with attributes.
protocol HasClock { var clock: Int { get } }
@MainActor protocol HasTheme { var theme: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
typealias ViewDependencies = HasTheme & HasClock  // expect: unused-need HasClock
@MainActor func view(_ dependencies: any ViewDependencies) -> Int { dependencies.theme }

struct Live {}
typealias Root = Live
extension Root: HasClock { var clock: Int { 1 } }
@MainActor extension Root: @MainActor HasTheme { var theme: Int { 2 } }
@MainActor func main() -> Int { list(Root()) + view(Root()) }
