// Of a generic type's alias no arguments need be given beside another term, and must be where it is alone.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
struct Bar<Content> {
  typealias Services = HasClock & HasCache
  let services: any Services
  func run() -> Int { services.clock + services.cache }
}
typealias LoginServices = HasClock & Bar.Services
typealias SearchServices = HasMail & Bar.Services
typealias HomeServices = HasMail & HasClock & Bar.Services  // expect: redundant-need HasClock
struct Login {
  let services: any LoginServices
  func bar() -> Bar<Int> { Bar(services: services) }
}
struct Search {
  let services: any SearchServices
  func bar() -> Bar<Int> { Bar(services: services) }
}
struct Home {
  let services: any HomeServices
  func bar() -> Int { Bar<Int>(services: services).run() + services.mail }
}
