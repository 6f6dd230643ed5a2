// A protocol's extension reads the dependencies that conforming types store.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias TimedDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol Timed { var dependencies: any TimedDependencies { get } }
extension Timed { var now: Int { dependencies.clock } }

struct Home: Timed { let dependencies: any TimedDependencies }
struct Away: Timed { var dependencies: any TimedDependencies }
