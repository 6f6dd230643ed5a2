// What a class overrides of a generic one is of the type that it was given, in whatever words.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
typealias ListServices = HasClock & HasStore
typealias EditServices = HasClock & HasStore
typealias ReadServices = HasClock & HasStore
typealias SaveServices = HasClock & HasStore
struct AppServices: HasClock, HasStore {
  let clock = 1
  let store = ""
}

class Screen<Services> {
  func show(_ services: Services) -> Int { 0 }
}
final class List: Screen<any ListServices> {
  override func show(_ services: any EditServices) -> Int { services.clock }
}

protocol Saving {
  associatedtype Services
  func read(_ services: Services) -> Int
  func save(_ services: Services) -> String
}
struct File: Saving {
  func read(_ services: any ReadServices) -> Int { services.clock }
  func save(_ services: any SaveServices) -> String { services.store }
}

func list(_ services: any ListServices) -> String { services.store }
func all() -> Int {
  let (services, file) = (AppServices(), File())
  return List().show(services) + list(services).count + file.read(services)
    + file.save(services).count
}
