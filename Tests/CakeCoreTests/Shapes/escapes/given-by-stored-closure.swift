// What a stored closure gives back goes to what takes anything.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // escape: HasCache
func note(_ value: Any) {}
struct List {
  let make: () -> any ListDependencies
  func clock() -> Int {
    note(make())
    return make().clock
  }
}
