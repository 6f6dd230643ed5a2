// A convenience initialiser unpacks the dependencies for the designated one.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class Model {
  let clock: Int
  let cache: Int
  init(clock: Int, cache: Int) {
    self.clock = clock
    self.cache = cache
  }
  convenience init(_ dependencies: any ModelDependencies) {
    self.init(clock: dependencies.clock, cache: dependencies.cache)
  }
}
