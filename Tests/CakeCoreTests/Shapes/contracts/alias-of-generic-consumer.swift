// The slice stands only in an alias of a generic type; that type is unconstrained.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Model<D> { let dependencies: D }
typealias HomeDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias HomeModel = Model<any HomeDependencies>
func now(_ model: HomeModel) -> Int { model.dependencies.clock }
