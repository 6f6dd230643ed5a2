// Handed to a static method that is called with a leading dot.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias DetailDependencies = HasClock
struct Detail {
  let now: Int
  static func detached(_ dependencies: any DetailDependencies) -> Detail {
    Detail(now: dependencies.clock)
  }
}

typealias MasterDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Master {
  let dependencies: any MasterDependencies
  func details() -> [Detail] { [.detached(dependencies), .detached(dependencies)] }
}
