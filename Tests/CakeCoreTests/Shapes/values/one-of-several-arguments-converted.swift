// What goes into a place of a type that has several slices is asked for what that place's slice needs.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
enum Either<Left, Right> { case left(Left), right(Right) }
typealias LeftDependencies = HasClock
typealias RightDependencies = HasCache
typealias AllDependencies = HasClock & HasCache & HasMail  // escape: HasMail
func pick(
  _ dependencies: any AllDependencies, _ isLeft: Bool
) -> Either<any LeftDependencies, any RightDependencies> {
  if isLeft { return .left(dependencies) }
  return .right(dependencies)
}
func sum(_ dependencies: any AllDependencies) -> Int {
  var sum = 0
  if case .left(let one) = pick(dependencies, true) { sum += one.clock }
  if case .right(let other) = pick(dependencies, false) { sum += other.cache }
  return sum
}
