// One function makes two roots; each is asked for what its own child needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias FirstNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias SecondNeeds = HasClock & HasCache  // expect: unused-need HasClock
struct House: FirstNeeds {
  var clock: Int { 1 }
  var cache: Int { 2 }
}
struct Barn: SecondNeeds {
  var clock: Int { 3 }
  var cache: Int { 4 }
}
func first(_ needs: any FirstNeeds) -> Int { needs.clock }
func second(_ needs: any SecondNeeds) -> Int { needs.cache }
func main() -> Int { first(House()) + second(Barn()) }
func mainWithNames() -> Int {
  let house = House()
  let barn = Barn()
  return first(house) + second(barn)
}
