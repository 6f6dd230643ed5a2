// A branch names one of several slices of one name: its type's own, or another's by that type.
protocol HasClock { var clock: Int { get } }
protocol HasMenu { var menu: Int { get } }

struct First {
  typealias Services = HasClock & HasMenu  // expect: unused-need HasMenu
  let services: any Services
  var now: Int { services.clock }
}
struct Second {
  typealias Services =
    HasClock
    & HasMenu  // escape: HasMenu
  let services: any Services
  var now: Int { services.clock }
  #if NEVER
    func other(_ services: any Services) -> Int { 3 }
  #endif
}
struct Third {
  typealias Services =
    HasClock
    & HasMenu  // escape: HasMenu
  let services: any Services
  var now: Int { services.clock }
}
#if NEVER
  func third(_ services: any Third.Services) -> Int { 3 }
#endif
