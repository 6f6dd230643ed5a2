// Needs in `if case`, a `for … in … where` and a `guard let`.
protocol HasState { var state: Int { get } }
protocol HasItems { var items: [Int] { get } }
protocol HasLimit { var limit: Int { get } }
protocol HasSession { var session: Int? { get } }
protocol HasClock { var clock: Int { get } }

typealias CartDependencies =
  HasState & HasItems & HasLimit & HasSession
  & HasClock  // expect: unused-need HasClock

func total(_ dependencies: any CartDependencies) -> Int {
  guard let session = dependencies.session else { return 0 }
  if case 3 = dependencies.state { return session }
  var total = 0
  for item in dependencies.items where item < dependencies.limit { total += item }
  return total
}
