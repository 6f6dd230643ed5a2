// A closure that gives the dependencies is named before it is called.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct A { let make: () -> any WideNeeds }
func k(_ k: any SmallNeeds) -> Int { k.clock }
func run(_ a: A) -> Int { let m = a.make; return k(m()) + a.make().push }
