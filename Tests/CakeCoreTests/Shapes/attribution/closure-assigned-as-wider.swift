// A closure of one slice is assigned to a property that calls it with another.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct A { let g: (any SmallNeeds) -> Int }
final class B { var f: ((any WideNeeds) -> Int)?; func run(_ s: any WideNeeds) -> Int { (f?(s) ?? 0) + s.push } }
func make(_ a: A) -> B { let b = B(); b.f = a.g; return b }
func start() -> A { A(g: { $0.clock }) }
