// A generic consumer casts the value that it holds.
protocol HasName { var name: String { get } }
protocol HasClock { var clock: Int { get } }
typealias Deps = HasName

struct Model<D: Deps> {
  let dependencies: D
  var clock: Int { (dependencies as? any HasClock)?.clock ?? 0 }  // expect: bypass HasClock
  var name: String { dependencies.name }
}
func run(_ dependencies: some Deps) -> Int {
  let local = dependencies
  guard let clocked = local as? any HasClock else { return 0 }  // expect: bypass HasClock
  return clocked.clock + local.name.count
}
