// An outer and a nested type store dependencies of two slices under one name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

struct Outer {
  typealias Services = HasClock & HasCache  // expect: unused-need HasCache
  let services: any Services
  var now: Int { services.clock }

  struct Inner {
    typealias Services = HasClock & HasCache  // expect: unused-need HasClock
    let services: any Services
  }
}
extension Outer.Inner { var cached: Int { services.cache } }
