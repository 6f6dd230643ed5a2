// `if` and `switch` choose between dependencies as values do.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias EditDependencies = HasClock & HasCache  // expect: unused-need HasClock

struct List {
  let first: any ListDependencies
  let second: any ListDependencies
  let number: Int
  var chosen: any ListDependencies {
    switch number {
    case 0: first
    case 1:
      second
    default: if number > 2 { second } else { first }
    }
  }
  func show() -> Int { chosen.clock }
}
func edit(_ dependencies: any EditDependencies, _ other: any EditDependencies, _ isNew: Bool) -> Int {
  let chosen = if isNew { dependencies } else { other }
  return chosen.cache
}
