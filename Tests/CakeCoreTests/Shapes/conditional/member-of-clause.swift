// A conditional member in a chain of calls: `#if` inside an expression.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func run(_ dependencies: any ModelDependencies) -> Int {
  dependencies
    #if DEBUG
      .clock
    #else
      .clock.magnitude
    #endif
}
