// A value goes into one place of a type that has several slices, which the type says, not the value.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
enum Either<Left, Right> { case left(Left), right(Right) }
struct Failure<Value>: Error { let value: Value }
enum Load<Value, Failure> { case idle, done(Value), failed(Failure, retry: Int) }

typealias LeftDependencies = HasClock & HasCache  // escape: HasCache
typealias RightDependencies = HasClock & HasCache  // escape: HasClock
func pick(_ left: any LeftDependencies) -> Either<any LeftDependencies, any RightDependencies> {
  .left(left)
}
func choose(_ right: any RightDependencies) -> Either<any LeftDependencies, any RightDependencies> {
  Either.right(right)
}
func sum(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  var sum = 0
  if case .left(let one) = pick(left) { sum += one.clock }
  if case .right(let other) = choose(right) { sum += other.cache }
  return sum
}

typealias GotDependencies = HasClock & HasCache  // escape: HasCache
typealias LostDependencies = HasClock & HasCache  // escape: HasClock
func get(
  _ dependencies: any GotDependencies
) -> Result<any GotDependencies, Failure<any LostDependencies>> { Result.success(dependencies) }
func got(_ dependencies: any GotDependencies) -> Int {
  switch get(dependencies) {
  case .success(let one): one.clock
  case .failure(let other): other.value.cache
  }
}

typealias DoneDependencies = HasClock & HasCache  // escape: HasCache
typealias FailedDependencies = HasClock & HasCache  // escape: HasClock
final class Model {
  var state: Load<any DoneDependencies, any FailedDependencies> = .idle
  func finish(_ dependencies: any DoneDependencies) { state = .done(dependencies) }
  func fail(_ dependencies: any FailedDependencies) { state = .failed(dependencies, retry: 1) }
  func sum() -> Int {
    switch state {
    case .idle: 0
    case .done(let one): one.clock
    case .failed(let other, let retry): other.cache + retry
    }
  }
}
