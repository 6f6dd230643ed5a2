// The elements of a literal are added to an array that is a property.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct All { var list: [any SmallNeeds] = []; func sum() -> Int { list.reduce(0) { $0 + $1.clock } } }
func run(_ s: any WideNeeds) -> Int { var all = All(); all.list += [s]; return all.sum() + s.push }
