// An array literal without a type has elements of two slices that are one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasCache
func run(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  let all = [left, right]
  return all[0].clock + all[1].cache
}
