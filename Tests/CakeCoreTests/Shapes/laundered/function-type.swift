// A function that makes dependencies is stored; a generic wrapper calls it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias MadeDependencies = HasClock & HasCache  // escape: HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Lazy<Value> {
  let make: () -> Value
  var value: Value { make() }
}
struct Factory {
  let lazy: Lazy<any MadeDependencies>
  init(_ make: @escaping () -> any MadeDependencies) { lazy = Lazy(make: make) }
}
struct Shop { let factory: Factory }
extension Shop {
  var front: Lazy<any MadeDependencies> { factory.lazy }
}
struct Street {
  let shop: Shop
  let other: any OtherDependencies
  func first<Value>(_ path: (Shop) -> Lazy<Value>) -> Value { path(shop).value }
}
enum Doors { static let front = { @Sendable (shop: Shop) in shop.front } }
func use(_ street: Street) -> Int { street.first(Doors.front).cache + street.other.clock }
