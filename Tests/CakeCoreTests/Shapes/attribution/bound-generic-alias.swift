// The alias through a bound generic type stands beside another feature's slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Box<Item> {
  typealias Needs = HasClock & HasCache  // expect: unused-need HasCache
  let item: Item
  let needs: any Needs
  var clock: Int { needs.clock }
}
typealias OtherNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct Other {
  let needs: any OtherNeeds
  var cache: Int { needs.cache }
}
struct House: HasClock, HasCache {
  var clock: Int { 1 }
  var cache: Int { 2 }
}
func make(_ needs: any Box<Int>.Needs, _ other: any OtherNeeds) -> Int {
  Box(item: 1, needs: needs).clock + Other(needs: other).cache
}
