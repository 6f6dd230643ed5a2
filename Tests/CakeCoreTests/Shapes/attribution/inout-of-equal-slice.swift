// A variable of one slice is lent as another of the same needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
func put(_ x: inout any SmallNeeds) -> Int { x.clock }
func run(_ s: any WideNeeds) -> Int {
  var t: any WideNeeds = s
  return put(&t) + t.push
}
