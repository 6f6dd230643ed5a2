// A closure's result type erases it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasCache
struct Model {
  let dependencies: any ModelDependencies
  var now: Int { dependencies.clock }
  var provide: () -> Any { { dependencies } }
}
