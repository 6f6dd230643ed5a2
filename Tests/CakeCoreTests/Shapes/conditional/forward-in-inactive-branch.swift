// The dependencies are handed on in an inactive branch, to a child that exists only there.
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }

#if NEVER
  func vibrate(_ dependencies: any HasHaptics) {}
#endif

typealias ModelDependencies =
  HasClock
  & HasHaptics  // escape: HasHaptics
func run(_ dependencies: any ModelDependencies) -> Int {
  #if NEVER
    vibrate(dependencies)
  #endif
  return dependencies.clock
}
