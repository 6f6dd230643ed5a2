// A subscript of a registry gives the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Registry {
  let all: [any ModelDependencies]
  subscript(_ index: Int) -> any ModelDependencies { all[index] }
}
func now(_ registry: Registry) -> Int { registry[0].clock }
