// A name of a smaller slice is given its value in two branches.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias WideNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasCache
typealias SmallNeeds = HasClock & HasCache  // expect: unused-need HasCache
func get(_ s: any WideNeeds) -> any WideNeeds { s }
func run(_ s: any WideNeeds, _ k: any SmallNeeds, _ f: Bool) -> Int {
  let less: any SmallNeeds
  if f { less = get(s) } else { less = k }
  return less.clock + s.push
}
