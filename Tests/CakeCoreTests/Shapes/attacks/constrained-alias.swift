// An alias of a generic type asks something of its own parameter.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: String { get } }
protocol HasMail { var mail: Int { get } }
typealias ListServices = HasClock & HasStore & HasMail  // expect: unused-need HasMail
typealias AppNeeds = HasClock & HasStore & HasMail  // expect: unused-need HasMail
struct AppServices: AppNeeds {
  let clock = 1
  let store = ""
  let mail = 2
}

typealias Pair<Services: HasStore> = (Services, Int)
typealias All<Services> = [Services] where Services: HasStore
struct List<Services: ListServices> {
  let all: All<Services>
  func sum() -> Int { all.reduce(0) { $0 + $1.clock } }
}
func app(_ services: any AppNeeds) -> Int { services.clock }
func first(_ pair: Pair<AppServices>) -> any AppNeeds { pair.0 }
func all() -> Int { List(all: [AppServices()]).sum() + app(first((AppServices(), 1))) }
