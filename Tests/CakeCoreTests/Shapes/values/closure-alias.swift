// A closure's type is an alias; its parameter is called like another slice's constant.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
typealias Reader = (any RightDependencies) -> Int
func run(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  let read: Reader = { services in services.clock }
  let services = left
  return read(right) + right.mail + services.clock + services.cache
}
