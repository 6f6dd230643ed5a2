// An optional closure parameter is called through a chain.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias SmallDependencies = HasClock
struct Model {
  let left: any LeftDependencies
  let right: any RightDependencies
  func run(_ body: ((any SmallDependencies) -> Int)?, _ flag: Bool) -> Int {
    if let body { return body(flag ? right : right) + left.cache + left.clock + right.mail }
    return body?(left) ?? 0
  }
}
func use(_ model: Model) -> Int { model.run({ $0.clock }, true) }
