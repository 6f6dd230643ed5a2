// Siblings of one superclass: their initialisers and properties are no overloads of each other.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
class Processor<State> {
  var state: State
  init(state: State) { self.state = state }
}
final class ListProcessor: Processor<Int> {
  typealias Services = HasClock & HasCache  // expect: unused-need HasCache
  private let services: any Services
  init(services: any Services) {
    self.services = services
    super.init(state: 0)
  }
  func load() { state = services.clock }
}
final class DetailProcessor: Processor<String> {
  typealias Services = HasClock & HasCache  // expect: unused-need HasClock
  private let services: any Services
  init(services: any Services) {
    self.services = services
    super.init(state: "")
  }
  func load() { state = "\(services.cache)" }
}
