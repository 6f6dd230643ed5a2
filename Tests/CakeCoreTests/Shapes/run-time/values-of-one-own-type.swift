// Events are equal where their types are: `as? Self`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // stays: HasLog

protocol Event: Equatable { func isSame(as other: any Event) -> Bool }
extension Event { func isSame(as other: any Event) -> Bool { (other as? Self) == self } }
struct Opened<D>: Event { let number: Int }

func list(_ dependencies: any ListDependencies) -> any Event {
  Opened<any ListDependencies>(number: dependencies.clock)
}
func edit(_ dependencies: any EditDependencies) -> any Event {
  Opened<any EditDependencies>(number: dependencies.clock)
}
