// A local function's parameter is another value by default.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
func run(_ s: any WideNeeds, _ k: any SmallNeeds) -> Int {
  func peer(_ x: Int = 1, _ n: any SmallNeeds = s) -> Int { n.clock + x }
  return peer() + peer(2, k) + s.push
}
