// What a declaration hands to itself is handed on as to any other.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias NextServices = HasClock & HasStore
typealias EditServices = HasClock & HasStore  // expect: unused-need HasStore
typealias OtherServices = HasClock & HasStore  // expect: unused-need HasStore
typealias NodeServices = HasClock & HasStore  // expect: unused-need HasClock
typealias WalkServices = HasClock & HasStore  // expect: unused-need HasClock
struct AppServices:
  ListServices & NextServices & EditServices & OtherServices & NodeServices & WalkServices
{
  let clock = 1
  let store = ""
}

func list(_ services: any ListServices, then next: any NextServices, _ depth: Int) -> Int {
  if depth == 0 { return services.clock + services.store.count }
  return list(next, then: next, depth - 1)
}
final class Edit {
  var sum = 0
  var services: any EditServices {
    didSet {
      let other: any OtherServices = AppServices()
      if sum > 3 { services = other }
      sum += services.clock
    }
  }
  init(services: any EditServices) { self.services = services }
}
struct Node {
  let services: any NodeServices
  func walk(_ depth: Int, _ walked: any WalkServices) -> Int {
    depth == 0 ? walked.store.count : Node(services: services).walk(depth - 1, services)
  }
  static subscript(_ depth: Int, _ walked: any WalkServices) -> Int {
    depth == 0 ? walked.store.count : self[depth - 1, AppServices()]
  }
}
