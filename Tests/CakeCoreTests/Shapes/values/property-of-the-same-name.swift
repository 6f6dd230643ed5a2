// A property of the same name as the parameter is `Any`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache  // escape: HasClock; HasCache
typealias RightDependencies = HasClock & HasMail
final class Model {
  var dependencies: Any
  let right: any RightDependencies
  init(dependencies: any LeftDependencies, right: any RightDependencies) {
    self.dependencies = dependencies
    self.right = right
  }
  func run() -> Int {
    let cache = (dependencies as? any HasCache)?.cache ?? 0
    let clock = (dependencies as? any HasClock)?.clock ?? 0
    return right.clock + right.mail + cache + clock
  }
}
