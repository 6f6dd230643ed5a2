// The root that covers the slice is another platform's.
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }

typealias TapDependencies = HasClock & HasHaptics
func tap(_ dependencies: any TapDependencies) -> Int { dependencies.haptics + dependencies.clock }
typealias NowDependencies = HasClock
func now(_ dependencies: any NowDependencies) -> Int { dependencies.clock }

#if NEVER
  struct PhoneDependencies: TapDependencies {
    let clock = 1
    let haptics = 2
  }
  func main() -> Int { tap(PhoneDependencies()) }
#else
  struct DeskDependencies: NowDependencies { let clock = 1 }
  func main() -> Int { now(DeskDependencies()) }
#endif
