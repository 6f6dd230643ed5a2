// A model of the Observation framework keeps its dependencies unobserved.
import Observation

protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasLog { func log(_ text: String) -> Int }
typealias ListServices = HasClock & HasStore & HasLog  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore
struct AppServices: ListServices & EditServices {
  let clock = 1
  let store = ""
  func log(_ text: String) -> Int { text.count }
}

@Observable final class ListModel {
  var title = ""
  @ObservationIgnored private let services: any ListServices
  init(services: any ListServices) { self.services = services }
  func load() { title = String(services.clock + services.log("")) }
}
@Observable final class EditModel {
  var services: any EditServices
  init(services: any EditServices) { self.services = services }
  func load() -> Int { services.clock + services.store.count }
}
