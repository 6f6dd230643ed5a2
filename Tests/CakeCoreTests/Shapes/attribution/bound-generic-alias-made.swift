// A generic type's alias is named through bound forms, and through an alias of one.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache
struct Box<Item> {
  typealias Needs = HasClock & HasCache & HasMail  // expect: unused-need HasCache; unused-need HasMail
  let item: Item
  let needs: any Needs
  init(item: Item, needs: any Needs) { self.item = item; self.needs = needs }; var n: Int { needs.clock }
}
struct Other { let needs: any EditNeeds; var n: Int { needs.mail } }
struct Root: EditNeeds { let clock = 1, cache = 2, mail = 3 }
typealias IntBox = Box<Int>
struct Wrapper { let needs: any IntBox.Needs; func make(_ i: Int) -> Box<Int> { Box(item: i, needs: needs) } }
func run(_ n: any Box<String>.Needs, _ k: any EditNeeds) -> Int {
  Wrapper(needs: n).make(3).n + Other(needs: k).n + Box(item: "", needs: n).n + IntBox(item: 2, needs: Root()).n
}
