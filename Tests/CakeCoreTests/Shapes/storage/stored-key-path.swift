// A key path to the stored dependencies is a value; what comes out of it is read.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model { let dependencies: any ModelDependencies }
func now(_ model: Model, path: KeyPath<Model, any ModelDependencies> = \.dependencies) -> Int {
  model[keyPath: path].clock
}
