// Reached by tuple pattern, `for case let`, and as an `inout` closure parameter.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies =
  HasClock & HasCache & HasMail
  & HasPush  // missed: HasPush
func run(_ all: [(Int, (any ModelDependencies)?)]) -> Int {
  var sum = 0
  for case (let index, let dependencies?) in all { sum += index + dependencies.clock }
  for (_, dependencies) in all where dependencies != nil { sum += dependencies!.cache }
  let last: (inout (any ModelDependencies)?) -> Int = { $0?.mail ?? 0 }
  var copy = all[0].1
  return sum + last(&copy)
}
