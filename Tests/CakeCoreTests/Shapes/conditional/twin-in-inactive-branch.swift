// A child is another one in another build, with more needs: this build's calls hand on to both.
protocol HasClock { var clock: Int { get } }
protocol HasHaptics { var haptics: Int { get } }
protocol HasLamp { var lamp: Int { get } }

#if NEVER
  func tap(_ dependencies: any HasClock & HasHaptics) {}
  struct Shine {
    let dependencies: any HasLamp
  }
#else
  func tap(_ dependencies: any HasClock) { print(dependencies.clock) }
  struct Shine {
    let dependencies: any HasClock
    var now: Int { dependencies.clock }
  }
#endif

typealias ModelDependencies =
  HasClock
  & HasHaptics  // escape: HasHaptics
  & HasLamp  // escape: HasLamp
struct Model {
  let dependencies: any ModelDependencies
  func run() -> Shine {
    tap(dependencies)
    return Shine(dependencies: dependencies)
  }
}
