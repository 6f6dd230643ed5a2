// The alias holds the existential: `any` stands inside it, not where it is used.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = any HasClock & HasCache  // expect: unused-need HasCache
struct Model {
  let dependencies: ModelDependencies
  var now: Int { dependencies.clock }
}
