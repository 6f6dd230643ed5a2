// A case is made with a value that a closure's parameter gives.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
enum State { case one(any RightDependencies), other(any LeftDependencies) }
func all(_ rights: [any RightDependencies], _ lefts: [any LeftDependencies]) -> [State] {
  rights.map { found in State.one(found) } + lefts.map { .other($0) }
}
func read(_ state: State) -> Int {
  switch state {
  case .one(let found): found.clock + found.mail
  case .other(let found): found.cache + found.clock
  }
}
