// Two features make each other and one reads the clock: both need it.
protocol HasFiles { var files: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias EvenDependencies = HasFiles & HasClock
typealias OddDependencies = HasFiles & HasClock

struct Even {
  let dependencies: any EvenDependencies
  func next() -> Odd { Odd(dependencies: dependencies) }
  var now: Int { dependencies.clock }
}
struct Odd {
  let dependencies: any OddDependencies
  func next() -> Even { Even(dependencies: dependencies) }
  var files: Int { dependencies.files }
}
