// A requirement, a witness of it and an override take values of two slices, each under the same names.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
typealias ListNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasCache
typealias EditNeeds = HasClock & HasCache & HasMail  // expect: unused-need HasClock; unused-need HasMail
struct Root: ListNeeds & EditNeeds { let clock = 1, cache = 2, mail = 3 }

protocol Joining {
  func join(_ list: any ListNeeds, with edit: any EditNeeds) -> Int
}
struct Sum: Joining {
  func join(_ first: any ListNeeds, with second: any EditNeeds) -> Int { first.clock + second.cache }
}
class Base {
  let list: any ListNeeds
  init(from edit: any EditNeeds, to list: any ListNeeds) {
    self.list = list
    print(edit.cache)
  }
  func show(_ list: any ListNeeds, _ edit: any EditNeeds) -> Int { list.mail }
}
class Screen: Base {}
final class Wide: Screen {
  override func show(_ one: any ListNeeds, _ other: any EditNeeds) -> Int { one.clock + other.cache }
}
func run(_ joining: any Joining, _ base: Base, _ list: any ListNeeds, _ edit: any EditNeeds) -> Int {
  joining.join(list, with: edit) + base.show(list, edit)
    + Screen(from: edit, to: list).show(list, edit)
}
let shown = run(Sum(), Wide(from: Root(), to: Root()), Root(), Root())
