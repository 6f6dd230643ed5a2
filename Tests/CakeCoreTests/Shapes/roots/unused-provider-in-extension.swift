// A conformance in an extension of its own that nothing asks for.
protocol HasClock { var clock: Int { get } }
protocol HasLegacy { var legacy: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasClock { let clock = 1 }
extension Live: HasLegacy {  // expect: unused-provider HasLegacy
  var legacy: Int { 2 }
}
func main() -> Int { list(Live()) }
