// The concrete root is put where an existential of the provider is wanted: an array, a constant.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }
protocol HasTabs { var tabs: Int { get } }

typealias ListDependencies = HasClock
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }

struct Live: HasClock, HasMenu, HasTabs {
  let clock = 1
  let menu = 2
  let tabs = 3
}
func main() -> Int {
  let all: [any HasMenu] = [Live()]
  let tabs: some HasTabs = Live()
  return list(Live()) + all.count + MemoryLayout.size(ofValue: tabs)
}
