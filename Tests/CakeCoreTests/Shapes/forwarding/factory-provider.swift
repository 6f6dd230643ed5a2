// A `Makes*` provider makes the child, which gets the dependencies too.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias DetailDependencies = HasClock
struct Detail {
  let dependencies: any DetailDependencies
  var now: Int { dependencies.clock }
}
protocol MakesDetail { func makeDetail(_ dependencies: any DetailDependencies) -> Detail }

typealias MasterDependencies = MakesDetail & HasClock & HasCache  // expect: unused-need HasCache
struct Master {
  let dependencies: any MasterDependencies
  func detail() -> Detail { dependencies.makeDetail(dependencies) }
}
