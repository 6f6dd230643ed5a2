// Two slices name the same two providers, and each consumer uses only one of them.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeftDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias RightDependencies = HasClock & HasCache  // expect: unused-need HasClock

struct Left {
  let dependencies: any LeftDependencies
  var now: Int { dependencies.clock }
}

struct Right {
  let dependencies: any RightDependencies
  var cached: Int { dependencies.cache }
}
