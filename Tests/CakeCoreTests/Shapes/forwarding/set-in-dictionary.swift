// A dictionary that is a property is given a value by its key.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct All { var list: [String: any SmallNeeds] = [:]; func sum() -> Int { list.values.reduce(0) { $0 + $1.clock } } }
func run(_ s: any WideNeeds) -> Int { var all = All(); all.list["x"] = s; return all.sum() + s.push }
