// The providers' own extensions implement everything: the root is empty.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
extension HasClock { var clock: Int { 1 } }
extension HasCache { var cache: Int { 2 } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: ListDependencies {}
func main() -> Int { list(Live()) }
