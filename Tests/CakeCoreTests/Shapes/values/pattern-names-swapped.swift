// Patterns bind payloads of two slices to names that stand for the other's elsewhere.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
enum State {
  case both(any LeftDependencies, right: any RightDependencies)
  case one(any RightDependencies)
}
func read(_ state: State) -> Int {
  switch state {
  case let .both(right, right: left): right.clock + right.cache + left.mail
  case .one(let left) where left.clock > 2: left.mail
  case .one: 0
  }
}
