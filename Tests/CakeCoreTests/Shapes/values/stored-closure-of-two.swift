// What a stored function gives back names one slice, and what it is called with another.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ReadDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias MadeDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Maker {
  let make: (any ReadDependencies) -> any MadeDependencies
  func run(_ dependencies: any ReadDependencies) -> Int {
    dependencies.clock + make(dependencies).cache
  }
}
