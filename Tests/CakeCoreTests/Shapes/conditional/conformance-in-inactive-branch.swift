// The conformance that covers the slice, and its witness, are in an inactive branch.
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }

typealias TapDependencies = HasClock & HasHaptics
func tap(_ dependencies: any TapDependencies) -> Int { dependencies.haptics + dependencies.clock }
typealias NowDependencies = HasClock
func now(_ dependencies: any NowDependencies) -> Int { dependencies.clock }

struct Live: HasClock { let clock = 1 }
#if canImport(HapticsOfNobody)
  extension Live: HasHaptics { var haptics: Int { 2 } }
#endif
func main() -> Int { now(Live()) }
