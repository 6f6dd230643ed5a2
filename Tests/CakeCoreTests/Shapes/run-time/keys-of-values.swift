// Two keys of one dictionary are equal once their types are.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // stays: HasLog

struct Key<D>: Hashable {}

func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock }
func table() -> [AnyHashable: Int] {
  var table: [AnyHashable: Int] = [:]
  table[Key<any ListDependencies>()] = 1
  table[Key<any EditDependencies>()] = 2
  return table
}
