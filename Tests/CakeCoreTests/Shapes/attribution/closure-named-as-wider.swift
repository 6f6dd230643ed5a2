// A closure of one slice gets a local name, and is handed on as one of another.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct A { let g: (any SmallNeeds) -> Int }
func use(_ f: (any WideNeeds) -> Int, _ s: any WideNeeds) -> Int { f(s) + s.push }
func make(_ a: A, _ s: any WideNeeds) -> Int { let h = a.g; return use(h, s) }
func start() -> A { A(g: { $0.clock }) }
