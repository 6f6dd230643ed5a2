// A local function's parameter and a constant have one name and two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
func run(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  func read(_ services: any RightDependencies) -> Int { services.clock }
  let services = left
  return read(right) + right.mail + services.clock + services.cache
}
