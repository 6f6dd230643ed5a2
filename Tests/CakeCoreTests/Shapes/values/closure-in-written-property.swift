// A closure assigned to a property has a parameter that is called like another slice's local name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
final class Model {
  let left: any LeftDependencies
  var handler: (any RightDependencies) -> Int = { _ in 0 }
  init(_ left: any LeftDependencies) { self.left = left }
  func start() -> Int {
    handler = { services in services.clock + services.mail }
    let services = left
    return services.cache + services.clock
  }
}
