// A requirement that is an operator: the use is a sign between two values.
infix operator <~
protocol HasSink { static func <~ (sink: Self, value: Int) }
protocol HasClock { var clock: Int { get } }

typealias PipeDependencies = HasSink & HasClock  // expect: unused-need HasClock

struct Pipe<D: PipeDependencies> {
  let dependencies: D
  func send() { dependencies <~ 3 }
}
