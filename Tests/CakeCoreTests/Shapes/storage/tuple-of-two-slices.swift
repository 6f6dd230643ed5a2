// A function returns dependencies of two slices in a tuple, which is taken apart in two ways.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache & HasMail  // missed: HasCache
typealias RightDependencies = HasClock & HasCache & HasMail  // missed: HasMail
struct Pair {
  let left: any LeftDependencies
  let right: any RightDependencies
  func both() -> (any LeftDependencies, right: any RightDependencies) { (left, right) }
}
func sum(_ pair: Pair) -> Int {
  let (left, right) = pair.both()
  return left.clock + right.clock + pair.both().0.mail + pair.both().right.cache
}
