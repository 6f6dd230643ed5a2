// A bus finds the functions that take what is sent, by their type: one slice's value is found by another's
// function while both are the same type.
protocol HasClock { var clock: Int { get } }
protocol HasGit { var git: Int { get } }
protocol HasShop { var shop: Int { get } }

final class Bus {
  private var handlers: [Any] = []
  func on<Event>(_ handle: @escaping (Event) -> Void) { handlers.append(handle) }
  func send<Event>(_ event: Event) {
    for handler in handlers { if let handle = handler as? (Event) -> Void { handle(event) } }
  }
}

typealias MailDependencies = HasClock & HasGit  // stays: HasClock
func listen(_ bus: Bus) {
  bus.on { (dependencies: any MailDependencies) in print(dependencies.git) }
}

typealias ShopDependencies = HasGit & HasClock
struct Shop {
  let dependencies: any ShopDependencies
  func go(_ bus: Bus) {
    print(dependencies.clock, dependencies.git)
    bus.send(dependencies)
  }
}

// Nobody sends what is of this type.
typealias PlainDependencies = HasGit & HasShop  // expect: unused-need HasShop
func plain(_ dependencies: any PlainDependencies, _ bus: Bus) {
  bus.send(dependencies.git)
  bus.send("\(dependencies.git)")
}

struct Root: HasClock, HasGit, HasShop { let clock = 1, git = 2, shop = 3 }
func main() {
  let bus = Bus()
  listen(bus)
  Shop(dependencies: Root()).go(bus)
  plain(Root(), bus)
}
