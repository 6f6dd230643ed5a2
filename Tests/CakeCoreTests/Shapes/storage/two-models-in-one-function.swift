// One function reads through two models that store dependencies of two slices under one name.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeftDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Left { let dependencies: any LeftDependencies }
typealias RightDependencies = HasClock & HasCache  // expect: unused-need HasClock
struct Right { let dependencies: any RightDependencies }
func sum(_ left: Left, _ right: Right) -> Int {
  left.dependencies.clock + right.dependencies.cache
}
