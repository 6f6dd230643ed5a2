// The twin: the second root is handed to the first child as well.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias FirstNeeds = HasClock & HasCache  // expect: unused-need HasCache
typealias SecondNeeds = HasClock & HasCache
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
func mainAgain(isLate: Bool) -> Int {
  let barn = Barn()
  return isLate ? first(barn) : second(barn)
}
