// What is read on a value of several slices one of them has to have: the one that has it anyway.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ListNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasClock; unused-need HasPush
typealias EditNeeds = HasPush & HasClock  // expect: unused-need HasPush
struct List {
  let needs: any ListNeeds & EditNeeds & HasPush
  func sum() -> Int { needs.clock + needs.push }
}
func edit(_ needs: any EditNeeds) -> Int { needs.clock }
func list(_ needs: any ListNeeds) -> Int { needs.cache }
