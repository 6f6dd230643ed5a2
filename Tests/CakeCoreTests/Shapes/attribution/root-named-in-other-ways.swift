// Two roots in one function, each named in another way.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias FirstNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias SecondNeeds = HasClock & HasCache  // expect: unused-need HasClock
func first(_ needs: any FirstNeeds) -> Int { needs.clock }
func second(_ needs: any SecondNeeds) -> Int { needs.cache }
struct House: HasClock, HasCache { let clock = 1, cache = 2 }
struct Barn: HasClock, HasCache { let clock = 1, cache = 2 }

func typed() -> Int {
  let house: House = .init()
  var barn: Barn
  barn = Barn()
  return first(house) + second(barn)
}
func chosen(_ isNew: Bool) -> Int {
  let house = if isNew { House() } else { House.init() }
  let barn: Barn
  if isNew { barn = .init() } else { barn = Barn() }
  return first(house) + second(barn)
}
func taken() -> Int {
  let (house, barn) = (House(), Barn())
  return first(house) + second(barn)
}
func made() -> Int {
  let make = { House() }
  func barn() -> Barn { Barn() }
  return first(make()) + second(barn())
}
