// A box of one slice is handed on as a box of another of the same needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
struct Box<V> { var value: V }
func take(_ b: Box<any SmallNeeds>) -> Int { b.value.clock }
struct H { let box: Box<any WideNeeds>; func run() -> Int { take(box) + box.value.push } }
