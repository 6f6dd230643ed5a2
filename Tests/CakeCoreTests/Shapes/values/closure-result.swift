// The clock is read on what a closure returns, under a name that stands for something else before.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
func run(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  let make = { right }
  do {
    let services = make()
    print(services.clock)
  }
  let services = left
  return services.clock + services.cache + right.mail
}
