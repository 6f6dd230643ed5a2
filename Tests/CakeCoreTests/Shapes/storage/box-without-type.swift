// A stored box without a type holds what is converted where it is made.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Root: WideNeeds { let clock = 1, cache = 2, push = 3 }
struct Box<V> { let inside: V }
struct P {
  let box = Box(inside: Root() as any WideNeeds)
  func run() -> Int { let x = box.inside; return k(x) + x.push }
}
func k(_ k: any SmallNeeds) -> Int { k.clock }
