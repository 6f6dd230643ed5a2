// A computed property gives the same dependencies out under a smaller slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias DetailDependencies = HasClock
struct DetailModel {
  let dependencies: any DetailDependencies
  var now: Int { dependencies.clock }
}

typealias ListDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
struct ListModel {
  let dependencies: any ListDependencies
  var detailDependencies: any DetailDependencies { dependencies }
  var cached: Int { dependencies.cache }
}
