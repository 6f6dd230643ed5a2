// `if case` takes a payload out; another name is bound to it in the same condition.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
enum State { case one(any RightDependencies), other(any LeftDependencies) }
func read(_ state: State, _ services: any LeftDependencies) -> Int {
  if case .one(let found) = state, case let services = found {
    return services.clock + services.mail
  }
  guard case .other(let found) = state else { return services.cache }
  return found.clock
}
