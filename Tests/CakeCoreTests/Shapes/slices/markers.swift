// Marker protocols stand before, between and behind the needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache: AnyObject { var cache: Int { get } }
protocol Traceable {}

typealias ModelDependencies =
  Sendable & HasClock & AnyObject & HasCache & Traceable  // expect: unused-need HasClock
struct Model: Sendable {
  let dependencies: any ModelDependencies
  var cached: Int { dependencies.cache }
}
