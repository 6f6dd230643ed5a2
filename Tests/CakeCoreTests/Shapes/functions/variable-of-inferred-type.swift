// A local variable takes its type from one slice's dependencies and is then given the other's.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias LeftDependencies = HasClock
typealias RightDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
func run(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  var current = left
  if current.clock > 3 { current = right }
  return current.clock + right.cache
}
