// The same programs with both receivers known: what no one reads can go, on both sides.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias HomeDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
class Base<Dependencies> {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}
final class Home: Base<any HomeDependencies> {}
func use(_ home: Home, _ other: any OtherDependencies) -> Int {
  let dependencies: any HomeDependencies = home.dependencies
  return dependencies.cache + other.clock
}
