// A local variable of type `Any`, then a cast back to one provider.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // escape: HasClock; HasCache
func now(_ dependencies: any ModelDependencies) -> Int? {
  let erased: Any = dependencies
  return (erased as? any HasClock)?.clock
}
