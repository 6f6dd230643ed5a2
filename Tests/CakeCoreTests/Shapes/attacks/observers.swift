// A property tells of its new and its old value.
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

final class List {
  var sum = 0
  var services: any ListServices {
    willSet { sum += newValue.clock }
    didSet { sum += oldValue.log("") }
  }
  init(services: any ListServices) { self.services = services }
}
struct Edit {
  var sum = 0
  var services: any EditServices {
    didSet(previous) { sum = previous.clock + services.store.count }
  }
}
