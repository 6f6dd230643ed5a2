// Only an inactive branch refers to the slice.
protocol HasClock { var clock: Int { get } }

typealias ModelDependencies = HasClock  // escape: ModelDependencies; HasClock
#if NEVER
  func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
#endif
