// The associated type is written: an alias of the existential, in an extension.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias HomeDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol Feature {
  associatedtype Dependencies
  var dependencies: Dependencies { get }
}
struct Home { let stored: any HomeDependencies }
extension Home: Feature {
  typealias Dependencies = any HomeDependencies
  var dependencies: Dependencies { stored }
}
struct Host<Hosted: Feature> {
  let hosted: Hosted
  var dependencies: Hosted.Dependencies { hosted.dependencies }
}
func use(_ host: Host<Home>, _ other: any OtherDependencies) -> Int {
  host.dependencies.cache + other.clock
}
