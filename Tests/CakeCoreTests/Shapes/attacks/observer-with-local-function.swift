// What an accessor is given is there to be read, whatever else its code names.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasLog { func log(_ text: String) -> Int }
typealias ListServices = HasClock & HasStore  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore  // expect: unused-need HasClock
typealias ShowServices = HasLog & HasStore
typealias SideServices = HasClock & HasStore & HasLog
struct AppServices: ListServices & EditServices & ShowServices & SideServices {
  let clock = 1
  let store = ""
  func log(_ text: String) -> Int { text.count }
}

final class List {
  var sum = 0
  var services: any ListServices {
    willSet {
      func aside(_ services: any SideServices) -> Int { services.clock + services.log("") }
      let pair = (first: newValue, times: 2)
      sum += pair.first.clock * pair.times + aside(AppServices())
    }
  }
  init(services: any ListServices) { self.services = services }
}
final class Edit {
  var sum = 0
  var services: any EditServices {
    didSet {
      func aside(_ services: any SideServices) -> String { services.store }
      let pair = (first: services, before: oldValue)
      sum += pair.first.store.count + pair.before.store.count + aside(AppServices()).count
    }
  }
  init(services: any EditServices) { self.services = services }
}
struct Show {
  private var text: String
  var services: any ShowServices {
    @storageRestrictions(initializes: text)
    init {
      func aside(_ services: any SideServices) -> String { services.store }
      let pair = (first: newValue, times: 2)
      text = aside(AppServices()) + pair.first.store + String(pair.first.log(""))
    }
    get { AppServices() }
  }
}
