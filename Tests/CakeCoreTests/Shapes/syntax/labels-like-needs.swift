// Labels, cases, locals and generic parameters have the requirements' names.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
enum Part { case cache, clock }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func run<cache>(cache label: cache, _ dependencies: any ModelDependencies) -> (
  cache: Int, part: Part
) {
  let cache = dependencies.clock
  return (cache: cache, part: .cache)
}
