// What an `if` gives may be of either slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }
typealias ListDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
typealias EditDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush

func choose(
  _ list: any ListDependencies, _ edit: any EditDependencies, _ isNew: Bool
) -> any HasClock & HasCache {
  if isNew { list } else { edit }
}
func clock(_ list: any ListDependencies, _ edit: any EditDependencies, _ number: Int) -> Int {
  let chosen: any HasClock =
    switch number {
    case 0: list
    default: edit
    }
  return chosen.clock
}
