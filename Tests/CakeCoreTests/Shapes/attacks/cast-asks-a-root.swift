// What a cast asks for while the program runs, a root may have through a slice alone.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: [Int] { get } }
typealias AppServices = HasClock & HasStore & HasMail  // expect: unused-need HasMail // escape: HasStore
func app(_ services: any AppServices) -> Int { services.clock }
struct Root: AppServices {
  let clock = 1
  let store = ""
  let mail = [1]
}

func plugin(_ host: Any) -> Int { (host as? any HasStore)?.store.count ?? 0 }
func all() -> Int { app(Root()) + plugin(Root()) }
