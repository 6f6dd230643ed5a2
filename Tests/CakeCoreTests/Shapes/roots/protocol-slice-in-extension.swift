// An extension's clause joins a slice that is a protocol to a provider: what that inherits comes
// through the slice.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasLog { var log: Int { get } }

protocol ModelDependencies:
  HasClock,
  HasLog  // expect: unused-need HasLog
{}
func model(_ dependencies: some ModelDependencies) -> Int { 0 }
typealias ClockDependencies = HasClock
func clock(_ dependencies: any ClockDependencies) -> Int { dependencies.clock }

struct Root {
  let clock = 1
  let store = 2
  let log = 3
}
extension Root: HasStore & ModelDependencies {}
func store(_ dependencies: any HasStore) -> Int { dependencies.store }
func main() -> Int { clock(Root()) + model(Root()) + store(Root()) }
