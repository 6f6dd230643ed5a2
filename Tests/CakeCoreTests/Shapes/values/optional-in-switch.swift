// An optional is taken apart by switch.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
func k(_ k: any SmallNeeds) -> Int { k.clock }
func run(_ m: (any WideNeeds)?) -> Int {
  switch m {
  case .some(let x): return k(x) + x.push;
  case .none: return 0
  }
}
