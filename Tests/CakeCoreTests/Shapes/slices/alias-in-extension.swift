// The slice is declared in an extension of its consumer, after its first use.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Model {
  let services: any Services
  var now: Int { services.clock }
}
extension Model {
  typealias Services = HasClock & HasCache  // expect: unused-need HasCache
}
