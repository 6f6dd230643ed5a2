// Handed on as the argument of a property wrapper.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias NowDependencies = HasClock
@propertyWrapper struct Now {
  let dependencies: any NowDependencies
  init(_ dependencies: any NowDependencies) { self.dependencies = dependencies }
  var wrappedValue: Int { dependencies.clock }
}

typealias TickDependencies = HasClock & HasCache  // expect: unused-need HasCache
func tick(_ dependencies: any TickDependencies) -> Int {
  @Now(dependencies) var now
  return now
}
