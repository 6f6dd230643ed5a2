// A provider's method gives the dependencies back; its result has a name of two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
protocol HasCopy { func copy() -> Self }
typealias MoreDependencies = HasClock & HasMail & HasCopy
func run(_ left: any LeftDependencies, _ more: any MoreDependencies) -> Int {
  var sum = 0
  do {
    let services = more.copy()
    sum += services.clock
  }
  let services = left
  return sum + services.clock + services.cache + more.mail
}
