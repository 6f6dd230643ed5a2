// A cast to what the slice has already is odd, and no way around it.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName & HasClock
struct Model {
  let dependencies: any Deps
  func run() -> Int {
    (dependencies as? any HasName)?.name.count ?? dependencies.clock + dependencies.name.count
  }
}
func other(_ both: any HasName & HasClock, _ dependencies: any HasName) -> Bool {
  dependencies is any HasClock
}
protocol HasStore: HasClock { var store: Int { get } }
typealias StoreDeps = HasStore
func inherited(_ dependencies: any StoreDeps) -> Int {
  ((dependencies as Any) as? any HasClock)?.clock ?? dependencies.store
}
