// Types are told apart, but two that are different go on to be.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias EditDependencies = HasClock & HasLog

struct Key<D>: Hashable {}

func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
func edit(_ dependencies: any EditDependencies) -> Int { dependencies.clock + dependencies.log }
func table() -> [AnyHashable: Int] {
  [Key<any ListDependencies>(): 1, Key<any EditDependencies>(): 2]
}
