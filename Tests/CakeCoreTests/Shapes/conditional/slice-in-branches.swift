// The slice itself differs by platform: the other platform's is not built here.
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }

#if NEVER
  typealias ModelDependencies =  // escape: ModelDependencies
    HasClock & HasHaptics  // escape: HasClock; HasHaptics
#else
  typealias ModelDependencies = HasClock
#endif
func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }
