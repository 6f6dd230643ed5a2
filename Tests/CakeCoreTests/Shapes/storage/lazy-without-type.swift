// A lazy property without a type is what a closure gives.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Root: WideNeeds { let clock = 1, cache = 2, push = 3 }
final class P {
  lazy var held = { () -> any WideNeeds in Root() }()
  func run() -> Int { let x = held; return k(x) + x.push }
}
func k(_ k: any SmallNeeds) -> Int { k.clock }
