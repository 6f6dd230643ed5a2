// Two closures, one with its type spelled out, the other with an alias.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias Reader = (any RightDependencies) -> Int
struct Runner {
  let left: any LeftDependencies
  let right: any RightDependencies
  func run(_ one: Reader, _ two: (any LeftDependencies) -> Int = { _ in 0 }) -> Int {
    one(right) + two(left)
  }
}
func use(_ runner: Runner) -> Int {
  runner.run { $0.clock + $0.mail } + runner.run({ _ in 0 }, { $0.cache + $0.clock })
}
