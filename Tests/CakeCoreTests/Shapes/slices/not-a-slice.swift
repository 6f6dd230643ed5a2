// Aliases that hold a composition inside another type are fixed demands, like a signature.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias Maybe = (any HasClock & HasCache)?
typealias Many = [any HasClock & HasCache]
typealias Make = (any HasClock & HasCache) -> Int
typealias Kind = (any HasClock & HasCache).Type

func sum(_ maybe: Maybe, _ many: Many, _ make: Make, _ kind: Kind) -> Int {
  (maybe?.clock ?? 0) + many[0].clock
}
