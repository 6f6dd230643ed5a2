// A key path names the requirement; nothing is read where it stands.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias TickerDependencies = HasClock & HasCache  // expect: unused-need HasCache

struct Ticker {
  let dependencies: any TickerDependencies
  let path = \(any TickerDependencies).clock
  var now: Int { dependencies[keyPath: path] }
}
