// What a function gives is hidden behind an opaque type that names the slice.
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

func makeList() -> some ListServices { AppServices() }
func makeEdit() -> some EditServices { AppServices() }
func list() -> Int {
  let made = makeList()
  return made.clock + made.log("list")
}
func edit() -> Int {
  let made = makeEdit()
  return made.clock + made.store.count
}
