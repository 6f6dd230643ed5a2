// A variable of a smaller slice is lent to a function that puts another value into it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
struct Box<V> { var value: V }
func put(_ x: inout any SmallNeeds, _ b: Box<any WideNeeds>) { x = b.value }
func run(_ box: Box<any WideNeeds>, _ k: any SmallNeeds) -> Int {
  var less: any SmallNeeds = k
  put(&less, box)
  return less.clock + box.value.push
}
