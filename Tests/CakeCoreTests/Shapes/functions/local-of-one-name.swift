// Two local functions of one name take the same slice, each in its own block.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush
typealias SmallNeeds = HasClock & HasCache
struct Root: WideNeeds { let clock = 1, cache = 2, push = 3 }
func run(_ s: any WideNeeds, _ k: any SmallNeeds) -> Int {
  func peer(_ n: any SmallNeeds) -> Int { n.clock }
  do {
    func peer(_ n: any SmallNeeds) -> Int { n.cache }
    _ = peer(s)
  }
  return peer(k) + s.push
}
