// A key path to one slice is handed on as one to another of the same needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
struct W { let s: any WideNeeds }
func get(_ w: W, _ p: KeyPath<W, any SmallNeeds>) -> Int { w[keyPath: p].clock }
func run(_ w: W) -> Int { get(w, \.s) + w.s.push }
