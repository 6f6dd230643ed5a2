// One of two values, and another value of the same name, are not of both slices at once.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias ShownNeeds = HasClock
func clock(_ needs: any ShownNeeds) -> Int { needs.clock }

func either(_ list: any ListNeeds, _ edit: any EditNeeds, _ isNew: Bool) -> Int {
  clock(isNew ? list : edit)
}
func shadowed(_ needs: some ListNeeds & EditNeeds, _ other: any EditNeeds) -> Int {
  let sum = clock(needs)
  return [other].reduce(sum) { result, needs in result + needs.clock }
}
