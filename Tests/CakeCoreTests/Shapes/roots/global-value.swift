// A global value is handed on as two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct World: WideNeeds { let clock = 1, cache = 2, push = 3 }
let world = World()
func k(_ k: any SmallNeeds) -> Int { k.clock }
func s(_ s: any WideNeeds) -> Int { s.push }
func run() -> Int { k(world) + s(world) }
