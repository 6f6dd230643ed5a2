// The key path's root is inferred from a generic parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias MeterDependencies = HasClock & HasCache  // expect: unused-need HasClock

struct Meter<D: MeterDependencies> {
  let dependencies: [D]
  var caches: [Int] { dependencies.map(\.cache) }
}
