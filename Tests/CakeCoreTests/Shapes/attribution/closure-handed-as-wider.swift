// A closure of one slice is handed on as one of another.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct A { let g: (any SmallNeeds) -> Int }
struct B { let f: (any WideNeeds) -> Int; func run(_ s: any WideNeeds) -> Int { f(s) + s.push } }
func make(_ a: A) -> B { B(f: a.g) }
func start() -> A { A(g: { $0.clock }) }
