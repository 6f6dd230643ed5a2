// What is called in a branch is no property of a type that can't be called.
struct Atlas { let size: Int }
protocol Searching { func find(_ text: String) -> Int }
protocol HasClock { var clock: Int { get } }
protocol HasMap { var map: Atlas { get } }
protocol HasSearch { var search: any Searching { get } }
protocol HasOpen { var open: (String) -> Int { get } }
typealias Handler = (String) -> Int
protocol HasClose { var close: Handler { get } }
protocol HasFilter { var filter: Atlas { get } }
extension HasFilter { func filter(_ text: String) -> Int { filter.size + text.count } }
protocol HasFlag { var flag: Atlas? { get } }

typealias TourDependencies =
  HasClock
  & HasMap  // expect: unused-need HasMap
  & HasSearch  // expect: unused-need HasSearch
  & HasOpen  // escape: HasOpen
  & HasClose  // escape: HasClose
  & HasFilter  // escape: HasFilter
  & HasFlag  // escape: HasFlag
struct Tour {
  let dependencies: any TourDependencies
  func hour() -> Int { dependencies.clock }
}
#if NEVER
  // Nobody knows what this has.
  let shop = Shop()
  func names() -> [String] { shop.items().map(\.name) }
  func found() -> Int { shop.items().search(for: "a") }
  func opened() -> Int { shop.items().open("a") }
  func closed() -> Int { shop.items().close("a") }
  func filtered() -> Int { shop.items().filter("a") }
  func flagged() -> Int { if shop.items().flag { 1 } else { 2 } }
#endif
