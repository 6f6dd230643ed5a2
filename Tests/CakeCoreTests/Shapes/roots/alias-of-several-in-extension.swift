// An extension conforms to an alias of several providers; what answers them is in the type's body.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }

typealias More = HasCache & HasLogger
typealias ListDependencies = HasClock & HasCache & HasLogger
func list(_ dependencies: any ListDependencies) -> Int {
  dependencies.clock + dependencies.cache + dependencies.logger
}

struct House: HasClock {
  let clock = 1
  let cache = 2
  let logger = 3
}
extension House: More {}

func main() -> Int { list(House()) }
