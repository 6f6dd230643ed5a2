// A class between passes on a parameter of its own, and an alias names what is given.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias EditDependencies = HasClock & HasCache  // expect: unused-need HasClock

class Model<Dependencies, State> {
  let dependencies: Dependencies
  let state: State
  required init(_ dependencies: Dependencies, state: State) {
    self.dependencies = dependencies
    self.state = state
  }
}
class Counter<Dependencies>: Model<Dependencies, Int> {}
final class List: Counter<any ListDependencies> { func show() -> Int { dependencies.clock + state } }
typealias EditModel = Model<any EditDependencies, String>
final class Edit: EditModel { func show() -> Int { dependencies.cache } }

func list(_ dependencies: any ListDependencies) -> Int { List(dependencies, state: 1).show() }
func edit(_ dependencies: any EditDependencies) -> Int { Edit(dependencies, state: "").show() }
