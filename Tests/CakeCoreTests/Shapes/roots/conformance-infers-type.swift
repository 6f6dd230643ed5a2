// The provider that nothing asks for is where the root's associated type comes from.
protocol HasClock { var clock: Int { get } }
protocol HasQueue {
  associatedtype Item
  func take(_ item: Item)
}

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasClock, HasQueue {
  let clock = 1
  func take(_ item: Int) {}
}
func main(_ item: Live.Item) -> Int { list(Live()) + item }
