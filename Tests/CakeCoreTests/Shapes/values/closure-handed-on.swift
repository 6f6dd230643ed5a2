// A function hands the closure that it was given on to another one.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
struct Inner {
  let right: any RightDependencies
  func run(_ body: (any RightDependencies) -> Int) -> Int { body(right) }
}
struct Outer {
  let inner: Inner
  let left: any LeftDependencies
  func run(_ body: (any LeftDependencies) -> Int, _ other: (any RightDependencies) -> Int) -> Int {
    inner.run(other) + body(left)
  }
}
func use(_ outer: Outer) -> Int { outer.run({ $0.clock + $0.cache }, { $0.clock + $0.mail }) }
