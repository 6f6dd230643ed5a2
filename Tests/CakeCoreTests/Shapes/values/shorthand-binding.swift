// `if let` in its short form, of a property and of a local constant of another slice.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
struct Model {
  let services: (any RightDependencies)?
  func run(_ other: (any LeftDependencies)?) -> Int {
    var sum = 0
    if let services { sum += services.clock + services.mail }
    do {
      let services = other
      if let services { sum += services.clock + services.cache }
    }
    return sum
  }
}
