// A name for one of two values, a tuple and a dictionary of two slices are not of both at once.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ListNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasCache
typealias ShownNeeds = HasClock
func clock(_ needs: any ShownNeeds) -> Int { needs.clock }

func either(_ list: any ListNeeds, _ edit: any EditNeeds, _ isNew: Bool) -> Int {
  clock(isNew ? list : edit)
}
struct Pair {
  let both: (list: any ListNeeds, edit: any EditNeeds)
  func sum() -> Int { clock(both.list) + both.edit.cache }
}
func shadowed(_ needs: some ListNeeds & EditNeeds, _ other: any EditNeeds) -> Int {
  let sum = clock(needs)
  return [other].reduce(sum) { result, needs in result + needs.clock }
}
