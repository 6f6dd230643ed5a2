// A local constant has the stored property's name and holds another slice's dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias OtherDependencies = HasCache
struct Other { let dependencies: any OtherDependencies }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model {
  let dependencies: any ModelDependencies
  let other: Other
  func cached() -> Int {
    let dependencies = other.dependencies
    return dependencies.cache
  }
  func now() -> Int { dependencies.clock }
}
