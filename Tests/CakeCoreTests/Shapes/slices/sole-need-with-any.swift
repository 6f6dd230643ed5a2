// The alias of an existential has a single need, which nobody reads.
protocol HasClock { var clock: Int { get } }

typealias ModelDependencies = any HasClock  // expect: unused-need HasClock
struct Model { let dependencies: ModelDependencies }
