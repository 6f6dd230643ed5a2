// A type that can be called, by its class or its protocol too, makes a call of what a branch reads.
class Chart { func callAsFunction(_ text: String) -> Int { text.count } }
final class Atlas: Chart {}
protocol Finding { func callAsFunction(_ text: String) -> Int }
protocol Searching: Finding {}
struct Globe: Hashable, Sendable { let size: Int }
protocol HasClock { var clock: Int { get } }
protocol HasMap { var map: Atlas { get } }
protocol HasSearch { var search: any Searching { get } }
protocol HasGlobe { var globe: Globe { get } }

typealias TourDependencies =
  HasClock
  & HasMap  // escape: HasMap
  & HasSearch  // escape: HasSearch
  & HasGlobe  // expect: unused-need HasGlobe
struct Tour {
  let dependencies: any TourDependencies
  func hour() -> Int { dependencies.clock }
}
#if NEVER
  extension Tour {
    func mapped(_ others: [Tour]) -> Int { others[0].dependencies.map("a") }
    func searched(_ others: [Tour]) -> Int { others[0].dependencies.search("a") }
    func turned(_ others: [Tour]) -> Int { others[0].turn().globe("a") }
  }
#endif
