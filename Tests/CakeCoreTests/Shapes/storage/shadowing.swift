// A parameter has the stored property's name and another slice: the reads are of the parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias CallDependencies = HasClock
typealias StoredDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Model {
  let dependencies: any StoredDependencies
  func now(_ dependencies: any CallDependencies) -> Int { dependencies.clock }
  func cached() -> Int { dependencies.cache }
}
