// One name in two closures, in two loops and in two conditions stands for two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias WalkNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias RideNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct Ways {
  let walks: [any WalkNeeds]
  let rides: [any RideNeeds]
  let walk: (any WalkNeeds)?
  let ride: (any RideNeeds)?
}
func sum(_ ways: Ways) -> Int {
  ways.walks.map { needs in needs.clock }.count + ways.rides.map { needs in needs.cache }.count
}
func loop(_ ways: Ways) -> Int {
  var sum = 0
  for needs in ways.walks { sum += needs.clock }
  for needs in ways.rides { sum += needs.cache }
  return sum
}
func unwrap(_ ways: Ways) -> Int {
  var sum = 0
  if let needs = ways.walk { sum += needs.clock }
  if let needs = ways.ride { sum += needs.cache } else { return 0 }
  return sum
}
func nested(_ ways: Ways) -> Int {
  guard let needs = ways.walk else {
    guard let needs = ways.ride else { return 0 }
    return needs.cache
  }
  return needs.clock
}
