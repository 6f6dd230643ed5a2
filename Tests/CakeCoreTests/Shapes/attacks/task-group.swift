// Each task of a group reads, and what they give is added.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasLog { func log(_ text: String) -> Int }
typealias ListServices = HasClock & HasStore & HasLog & Sendable  // expect: unused-need HasStore
typealias EditServices = HasClock & HasStore & Sendable
struct AppServices: ListServices & EditServices {
  let clock = 1
  let store = ""
  func log(_ text: String) -> Int { text.count }
}

func list(_ services: any ListServices) async -> Int {
  await withTaskGroup(of: Int.self) { group in
    group.addTask { services.clock }
    group.addTask { services.log("") }
    return await group.reduce(0, +)
  }
}
func edit(_ services: any EditServices) async -> Int {
  async let clock = services.clock
  async let size = services.store.count
  return await clock + size
}
