// A local function is given back as one of a wider slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
func make(_ k: any SmallNeeds) -> (any WideNeeds) -> Int {
  func peer(_ n: any SmallNeeds) -> Int { n.clock }
  _ = peer(k)
  return peer
}
func run(_ s: any WideNeeds, _ k: any SmallNeeds) -> Int { make(k)(s) + s.push }
