// Closures stand in an array that a function takes.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
struct Runner {
  let left: any LeftDependencies
  let right: any RightDependencies
  func run(
    _ ones: [(any LeftDependencies) -> Int], then two: [(any RightDependencies) -> Int]
  ) -> Int {
    ones.reduce(0) { $0 + $1(left) } + two.reduce(0) { $0 + $1(right) }
  }
}
func use(_ runner: Runner, _ flag: Bool) -> Int {
  runner.run(
    [{ $0.clock }, { services in services.cache }],
    then: flag ? [{ services in services.clock }] : [{ $0.mail }])
}
