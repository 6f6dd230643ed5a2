// Payloads of two slices, bound by one pattern and by nested patterns.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache & HasMail  // expect: unused-need HasCache
typealias RightDependencies = HasClock & HasCache  // expect: unused-need HasClock
enum State {
  case both(any LeftDependencies, right: any RightDependencies)
  case left((any LeftDependencies)?)
}
func sum(_ state: State, _ other: State) -> Int {
  switch (state, other) {
  case (.both(let left, let right), _): left.clock + right.cache
  case (.left(let services?), .left): services.mail
  default: 0
  }
}
