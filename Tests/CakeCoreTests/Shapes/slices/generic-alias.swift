// A generic slice, and a provider with a primary associated type.
protocol HasRepository<Item> {
  associatedtype Item
  func items() -> [Item]
}
protocol HasClock { var clock: Int { get } }

typealias ListDependencies<Item> = HasRepository<Item> & HasClock  // expect: unused-need HasClock
func count(_ dependencies: any ListDependencies<Int>) -> Int { dependencies.items().count }
