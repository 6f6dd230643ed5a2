// The root's clause names slices by their types: `Home.Services`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

struct Home {
  typealias Services = HasClock & HasCache
  let services: any Services
  func sum() -> Int { services.clock + services.cache }
}
struct Login {
  typealias Services = HasPush & HasClock  // expect: unused-need HasClock
  let services: any Services
  func sum() -> Int { services.push }
}

struct Container: Home.Services & Login.Services {
  let clock = 1
  let cache = 2
  let push = 3
}
func main() -> (Home, Login) { (Home(services: Container()), Login(services: Container())) }
