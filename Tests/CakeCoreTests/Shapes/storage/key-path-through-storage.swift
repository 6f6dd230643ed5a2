// A key path goes through the stored dependencies to the requirement.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model { let dependencies: any ModelDependencies }
func all(_ models: [Model]) -> [Int] { models.map(\.dependencies.clock) }
