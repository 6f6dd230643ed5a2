// Two types store dependencies under one property name; only one of them is read from outside.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeftDependencies = HasClock
struct Left { let dependencies: any LeftDependencies }

typealias RightDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Right {
  let dependencies: any RightDependencies
  var cached: Int { dependencies.cache }
}

func now(_ left: Left) -> Int { left.dependencies.clock }
