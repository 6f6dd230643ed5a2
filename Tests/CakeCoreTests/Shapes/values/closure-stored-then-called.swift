// A closure parameter is stored in a local constant, then called with dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias SmallDependencies = HasClock
struct Model {
  let left: any LeftDependencies
  let right: any RightDependencies
  func run(_ body: (any SmallDependencies) -> Int) -> Int {
    withoutActuallyEscaping(body) { stored in
      let again = stored
      return again(right) + again(left)
    } + left.cache + right.mail
  }
}
func use(_ model: Model) -> Int { model.run { $0.clock } }
