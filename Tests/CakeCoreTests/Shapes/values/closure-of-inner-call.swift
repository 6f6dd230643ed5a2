// A closure belongs to a call that is itself an argument.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
struct Registry {
  let right: any RightDependencies
  var each: ((any RightDependencies) -> Int) -> Int { { $0(right) } }
}
struct Runner {
  let left: any LeftDependencies
  func run(_ number: Int, _ body: (any LeftDependencies) -> Int) -> Int { number + body(left) }
}
func use(_ runner: Runner, _ registry: Registry) -> Int {
  runner.run(registry.each { $0.clock + $0.mail }) { $0.clock + $0.cache }
}
