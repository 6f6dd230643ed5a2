// A box gives the members of what it holds by key path.
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

@dynamicMemberLookup struct Box<Held> {
  let held: Held
  subscript<Part>(dynamicMember path: KeyPath<Held, Part>) -> Part { held[keyPath: path] }
}
typealias ReadServices = HasClock & HasStore  // expect: unused-need HasStore
func list(_ box: Box<any ReadServices>) -> Int { box.clock }
func edit(_ box: Box<any EditServices>) -> Int { box.clock + box.store.count }
func log(_ services: any ListServices) -> Int { services.log("") + services.clock }
struct Reading: ReadServices {
  let clock = 1
  let store = ""
}
