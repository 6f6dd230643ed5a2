// A box conforms where what it holds does.
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

struct Box<Held> { let held: Held }
protocol Loading { func load() -> Int }
extension Box: Loading where Held: ListServices {
  func load() -> Int { held.clock + held.log("") }
}
protocol Saving { func save() -> Int }
extension Box: Saving where Held: EditServices {
  func save() -> Int { held.clock + held.store.count }
}
func run(_ box: Box<AppServices>) -> Int {
  let loading: any Loading = box
  let saving: any Saving = box
  return loading.load() + saving.save()
}
