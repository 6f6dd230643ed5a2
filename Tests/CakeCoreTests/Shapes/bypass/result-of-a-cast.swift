// What a cast makes is given back as a slice: nobody takes that one.
protocol HasDates { var today: Int { get } }
protocol HasRates { var rate: Int { get } }
protocol HasShop { var shop: Int { get } }

typealias ScreenNeeds = HasRates
typealias DetailNeeds =
  HasRates  // stays: HasRates
  & HasDates
typealias ShopNeeds = HasRates & HasShop

struct Screen {
  let needs: any ScreenNeeds
  var detail: any DetailNeeds { needs as! any DetailNeeds }  // expect: bypass HasDates
  var sum: Int { needs.rate + detail.today }
}
final class Page {
  let needs: any ScreenNeeds
  lazy var detail: (any DetailNeeds)? = needs as? any DetailNeeds  // expect: bypass HasDates
  init(_ needs: any ScreenNeeds) { self.needs = needs }
  var sum: Int { needs.rate + (detail?.today ?? 0) }
}
struct Row {
  let needs: any ScreenNeeds
  func detail() -> any DetailNeeds { needs as! any DetailNeeds }  // expect: bypass HasDates
  var sum: Int { needs.rate + detail().today }
}
struct Shelf {
  let needs: any ScreenNeeds
  let shop: any ShopNeeds
  func both() -> (any ShopNeeds)? { needs as? any ShopNeeds }
  var sum: Int { needs.rate + shop.rate + shop.shop + (both()?.shop ?? 0) }
}
struct House: HasDates, HasRates, HasShop {
  let today = 1
  let rate = 2
  let shop = 3
}
func run() -> Int {
  let house = House()
  return Screen(needs: house).sum + Page(house).sum + Row(needs: house).sum
    + Shelf(needs: house, shop: house).sum
}
