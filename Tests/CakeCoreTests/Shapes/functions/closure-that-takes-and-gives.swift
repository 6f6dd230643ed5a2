// A closure takes one slice and gives another.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
func k(_ k: any SmallNeeds) -> Int { k.clock }
func run(_ make: (any SmallNeeds) -> any WideNeeds, _ z: any SmallNeeds) -> Int { let x = make(z); return k(x) + make(x).push }
