// What brings a need that is named beside it goes as well: then it isn't named twice, it is unused.
protocol HasClock { var clock: Int { get } }
protocol HasLog { var log: Int { get } }
protocol HasLamp { var lamp: Int { get } }
protocol HasBright: HasLamp { var bright: Int { get } }

final class List {
  typealias Services = HasClock & HasLog  // expect: unused-need HasClock
  let services: any Services
  init(services: any Services) { self.services = services }
  func shown() -> Int { services.log }
}

final class Coordinator {
  typealias Services = List.Services & HasClock  // expect: unused-need HasClock
  let services: any Services
  init(services: any Services) { self.services = services }
  func shown() -> Int { List(services: services).shown() }
}

typealias PanelServices =
  HasBright  // expect: unused-need HasBright
  & HasLamp  // expect: unused-need HasLamp
  & HasLog
  & HasLog  // expect: redundant-need HasLog
typealias TwiceServices =
  HasLog
  & HasClock  // expect: unused-need HasClock
  & HasLog  // expect: redundant-need HasLog
  & HasClock  // expect: unused-need HasClock
func panel(_ services: any PanelServices) -> Int { services.log }
func twice(_ services: any TwiceServices) -> Int { services.log }

typealias AppServices =
  HasClock  // expect: unused-need HasClock
  & HasLog
  & HasBright  // expect: unused-need HasBright
  & HasLamp  // expect: unused-need HasLamp
struct Root: AppServices { let clock = 1, log = 2, lamp = 3, bright = 4 }

final class App {
  let services: any AppServices
  init(services: any AppServices = Root()) { self.services = services }
  func shown() -> Int {
    Coordinator(services: services).shown() + panel(services) + twice(services)
  }
}
