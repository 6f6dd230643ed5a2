// Values are called with the dependencies, one of them where it is made.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct L { func callAsFunction(_ k: any SmallNeeds) -> Int { k.clock } }
struct H { let load = L(); let s: any WideNeeds; func run() -> Int { load(s) + L()(s) + s.push } }
