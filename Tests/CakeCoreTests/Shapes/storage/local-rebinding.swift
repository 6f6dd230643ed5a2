// Bound to a local name, then to another, before it is read.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Model {
  let dependencies: any ModelDependencies
  func cached() -> Int {
    let services = dependencies
    let (d, count) = (services, 2)
    return d.cache + count
  }
}
