// A variable of a smaller slice is given what a box holds.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Box<V> { var value: V }
func run(_ box: Box<any WideNeeds>, _ k: any SmallNeeds) -> Int {
  var less: any SmallNeeds = k
  less = box.value
  return less.clock + box.value.push
}
