// A local type that provides something else covers nothing, nor does one that provides a part, nor
// a local alias or variable, nor a slice that a local type's member names.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: uncovered-slice ListDependencies
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }

typealias LogDependencies = HasLogger
func log(_ dependencies: any LogDependencies) -> Int { dependencies.logger }
struct App: LogDependencies, HasClock {
  let logger = 1
  let clock = 2
}

func demo(_ given: any ListDependencies) -> Int {
  struct Stub: HasLogger, HasCache {
    let logger = 1
    let cache = 2
    func run(_ other: any ListDependencies) -> Int { list(other) }
  }
  typealias Local = HasClock & HasCache
  let other: any Local = given
  return log(Stub()) + list(other) + log(App())
}
