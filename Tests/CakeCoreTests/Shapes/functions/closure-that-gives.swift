// A closure that gives the dependencies is a parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
func k(_ k: any SmallNeeds) -> Int { k.clock }
func run(_ make: () -> any WideNeeds) -> Int { let x = make(); return k(x) + make().push }
