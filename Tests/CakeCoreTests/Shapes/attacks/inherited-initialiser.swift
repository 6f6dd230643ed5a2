// A subclass inherits the initialiser that takes the dependencies.
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

class Controller {
  let services: any ListServices
  init(services: any ListServices) { self.services = services }
  func viewDidLoad() -> Int { services.clock }
}
final class ListController: Controller {
  override func viewDidLoad() -> Int { super.viewDidLoad() + services.log("") }
}
class Sheet<Services> {
  let services: Services
  init(services: Services) { self.services = services }
}
final class EditSheet: Sheet<any EditServices> {
  func save() -> Int { services.clock + services.store.count }
}
func run(_ app: AppServices) -> Int {
  ListController(services: app).viewDidLoad() + EditSheet(services: app).save()
}
