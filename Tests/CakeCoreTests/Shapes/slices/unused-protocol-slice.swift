// A protocol slice and a nested one that nothing refers to.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

protocol OldDependencies: HasClock, HasCache {}  // expect: unused-slice OldDependencies
struct Model {
  typealias Services = HasClock & HasCache  // expect: unused-slice Model.Services
  let cache: any HasCache
  let clock: any HasClock
}
