// An operator that takes the dependencies stands in a sum.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
infix operator <~ : AdditionPrecedence
struct Q { static func <~ (q: Q, k: any SmallNeeds) -> Int { k.clock } }
func run(_ s: any WideNeeds, _ q: Q) -> Int { 1 + (q <~ s) + (s.push) }
