// A pattern leaves out the part of a case that holds dependencies, or takes only what else is in it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2 }
enum State {
  case busy(any ListNeeds, Int)
  case done(any EditNeeds, title: String)
  case over(any ListNeeds, Int)
}

func count(_ state: State) -> Int {
  switch state {
  case .busy(_, let count): return count
  case let .over(_, count): return count
  case .done(_, let title) where !title.isEmpty: return 1
  case .done(_, title: _): return 2
  }
}
func isBusy(_ state: State) -> Bool {
  if case .busy(_, _) = state { return true }
  return false
}
func start(_ list: any ListNeeds, _ edit: any EditNeeds) -> [State] {
  [
    .busy(list, list.clock * 2), .done(edit, title: "\(edit.cache)"),
    .over(list, 3),
  ]
}
let counts = start(Root(), Root()).filter(isBusy).map(count)
