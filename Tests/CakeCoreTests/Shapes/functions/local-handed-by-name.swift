// A local function is handed by its name to one that calls it with a wider slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
func apply(_ s: any WideNeeds, _ f: (any WideNeeds) -> Int) -> Int { f(s) }
func run(_ s: any WideNeeds, _ k: any SmallNeeds) -> Int {
  func peer(_ n: any SmallNeeds) -> Int { n.clock }
  return apply(s, peer) + peer(k) + s.push
}
