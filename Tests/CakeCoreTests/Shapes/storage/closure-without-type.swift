// A stored closure without a type gives the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Root: WideNeeds { let clock = 1, cache = 2, push = 3 }
struct P {
  let make = { () -> any WideNeeds in Root() }
  func run() -> Int { let x = make(); return k(x) + x.push }
}
func k(_ k: any SmallNeeds) -> Int { k.clock }
