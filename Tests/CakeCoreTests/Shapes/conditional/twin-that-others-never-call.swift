// What another build has otherwise concerns who hands something to it, and who hands on to these.
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }
protocol HasLamp { var lamp: Int { get } }

#if NEVER
  typealias PlatformDependencies =  // escape: PlatformDependencies
    HasClock & HasHaptics  // escape: HasClock; HasHaptics
  func tap(_ dependencies: any HasClock & HasLamp) {}
#else
  typealias PlatformDependencies = HasClock
  func tap(_ dependencies: any HasClock) { print(dependencies.clock) }
#endif
func now(_ dependencies: any PlatformDependencies) -> Int { dependencies.clock }

typealias NearDependencies =
  HasClock
  & HasHaptics  // escape: HasHaptics
  & HasLamp  // expect: unused-need HasLamp
struct Near {
  let dependencies: any NearDependencies
  func run() -> Int { now(dependencies) }
}

typealias FarDependencies =
  HasClock
  & HasHaptics
  & HasLamp  // expect: unused-need HasLamp
struct Far {
  let dependencies: any FarDependencies
  func run() -> Int { Near(dependencies: dependencies).run() }
}

typealias TapDependencies =
  HasClock
  & HasHaptics  // expect: unused-need HasHaptics
  & HasLamp  // escape: HasLamp
struct Tap {
  let dependencies: any TapDependencies
  func run() { tap(dependencies) }
}

typealias OtherDependencies =
  HasClock
  & HasHaptics  // expect: unused-need HasHaptics
  & HasLamp  // expect: unused-need HasLamp
struct Other {
  let dependencies: any OtherDependencies
  func run() -> Int { dependencies.clock }
}
