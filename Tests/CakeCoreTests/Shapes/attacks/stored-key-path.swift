// A key path is kept: its root is a provider, or an equal slice, of what it is applied to.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: Int { get } }
typealias ListServices = HasClock & HasStore
typealias PathServices = HasStore & HasMail
typealias SideServices = HasStore & HasMail
typealias HomeServices = HasClock & HasMail  // expect: unused-need HasMail
struct AppServices: HasClock, HasStore, HasMail {
  let clock = 1
  let store = ""
  let mail = 2
}

let kept = \(any HasStore).store
let mail = \(any SideServices).mail
func list(_ services: any ListServices) -> Int { services[keyPath: kept].count + services.clock }
func path(_ services: any PathServices) -> Int { services[keyPath: mail] }
func side(_ services: any SideServices) -> Int { services.mail + services.store.count }
func home(_ services: any HomeServices) -> Int { services.clock }
func all() -> Int {
  list(AppServices()) + path(AppServices()) + side(AppServices()) + home(AppServices())
}
