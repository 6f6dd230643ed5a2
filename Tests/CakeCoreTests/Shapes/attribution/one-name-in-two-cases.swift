// One name in the patterns of two cases stands for two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias WalkNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias RideNeeds = HasClock & HasCache  // expect: unused-need HasClock
enum Way {
  case walk(any WalkNeeds)
  case ride(any RideNeeds)
  case stay
}
func go(_ way: Way) -> Int {
  switch way {
  case .walk(let needs): return needs.clock
  case .ride(let needs):
    let cache = needs.cache
    return cache
  case .stay: return 0
  }
}
func goAgain(_ way: Way) -> Int {
  if case .walk(let needs) = way { return needs.clock }
  if case .ride(let needs) = way { return needs.cache }
  return 0
}
