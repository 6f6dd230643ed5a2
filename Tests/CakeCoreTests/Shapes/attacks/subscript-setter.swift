// A subscript takes the dependencies as its new value.
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

struct Slots {
  private var sums: [Int: Int] = [:]
  subscript(list index: Int) -> any ListServices {
    get { AppServices() }
    set { sums[index] = newValue.clock + newValue.log("") }
  }
  subscript(edit index: Int) -> any EditServices {
    get { AppServices() }
    set(given) { sums[index] = given.clock + given.store.count }
  }
}
func run(_ app: AppServices) {
  var slots = Slots()
  slots[list: 1] = app
  slots[edit: 1] = app
}
