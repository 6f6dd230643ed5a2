// A composition without a name is one type: neither of its providers is, but all of them together.
protocol HasClock { var clock: Int { get } }
protocol HasFeed { var feed: Int { get } }
protocol HasName { var name: String { get } }
protocol HasSeal { var seal: Int { get } }

typealias ModelDependencies = HasClock & HasName  // expect: unused-need HasName
typealias ListDependencies = HasClock & HasFeed & HasSeal  // stays: HasSeal
struct Root: HasClock, HasFeed, HasName, HasSeal {
  let clock = 1
  let feed = 2
  let name = "root"
  let seal = 4
}
struct Key<Value>: Hashable {}
func show(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.feed }
func both(_ dependencies: any HasClock & HasFeed) -> Int { dependencies.feed }
func keys() -> [AnyHashable] {
  [Key<any ModelDependencies>(), Key<any ListDependencies>(), Key<any HasFeed & HasClock>()]
}
func start() { _ = show(Root()) + list(Root()) + both(Root()) + keys().count }
