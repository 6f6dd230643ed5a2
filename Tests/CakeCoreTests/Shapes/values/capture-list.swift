// Capture lists bind the name of a property, and of a local constant.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
final class Model {
  let left: any LeftDependencies
  let right: any RightDependencies
  init(_ left: any LeftDependencies, _ right: any RightDependencies) {
    self.left = left
    self.right = right
  }
  func run() -> () -> Int {
    let one = { [right] in right.clock }
    let two = { [left = right] in left.mail }
    let three = { [unowned self] in self.left.cache + left.clock }
    return { one() + two() + three() }
  }
}
