// A generic superclass holds what its argument says; who reads it names only the subclass.
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
  home.dependencies.cache + other.clock
}
