// A root and a slice's dependencies have one local name in two scopes.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
struct AppDependencies: HasClock, HasCache, HasMail {
  let clock = 1
  let cache = 2
  let mail = 3
}
func run(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  var sum = 0
  do {
    let services = AppDependencies()
    sum += services.mail + services.clock
  }
  let services = left
  return sum + services.cache + services.clock + right.mail + right.clock
}
func main() -> Int { run(AppDependencies(), AppDependencies()) }
