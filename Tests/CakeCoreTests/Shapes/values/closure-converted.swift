// A closure that takes less is handed on as one that gets more.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias SmallDependencies = HasClock
struct Inner {
  let right: any RightDependencies
  func run(_ body: (any RightDependencies) -> Int) -> Int { body(right) + right.mail }
}
struct Outer {
  let inner: Inner
  func run(_ body: (any SmallDependencies) -> Int) -> Int { inner.run(body) }
}
func use(_ outer: Outer, _ left: any LeftDependencies) -> Int {
  outer.run { $0.clock } + left.clock + left.cache
}
