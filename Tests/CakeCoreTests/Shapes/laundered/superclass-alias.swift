// The superclass with its argument is an alias of its own, in another file.
//--- App/Base.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias HomeDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
class Base<Dependencies> {
  let dependencies: Dependencies
  init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}
typealias HomeBase = Base<any HomeDependencies>
class Home: HomeBase {}
final class Attic: Home {}
//--- App/Use.swift
func use(_ attic: Attic, _ other: any OtherDependencies) -> Int {
  attic.dependencies.cache + other.clock
}
