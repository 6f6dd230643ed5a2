// Two trailing closures, and one closure of two parameters, get dependencies of two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasPush { var push: Int { get } }

typealias FirstDependencies = HasClock & HasMail & HasPush  // expect: unused-need HasPush
typealias SecondDependencies = HasCache & HasMail & HasPush  // expect: unused-need HasMail
struct Runner {
  let first: any FirstDependencies
  let second: any SecondDependencies
  func run(_ one: (any FirstDependencies) -> Int, then two: (any SecondDependencies) -> Int) -> Int {
    one(first) + two(second)
  }
  func both(_ body: (any FirstDependencies, any SecondDependencies) -> Int) -> Int {
    body(first, second)
  }
}
func use(_ runner: Runner) -> Int {
  runner.run {
    $0.clock
  } then: {
    $0.cache
  } + runner.both { $0.mail + $1.push }
}
