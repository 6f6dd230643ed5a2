// Two features make each other; neither reads the clock, so both can do without.
protocol HasFiles { var files: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias EvenDependencies =
  HasFiles
  & HasClock  // expect: unused-need HasClock
typealias OddDependencies =
  HasFiles
  & HasClock  // expect: unused-need HasClock

struct Even {
  let dependencies: any EvenDependencies
  func next() -> Odd { Odd(dependencies: dependencies) }
}
struct Odd {
  let dependencies: any OddDependencies
  func next() -> Even { Even(dependencies: dependencies) }
  var files: Int { dependencies.files }
}
