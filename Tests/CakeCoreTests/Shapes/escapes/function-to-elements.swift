// A function that takes anything is handed to a list's own: it gets each of the dependencies.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // escape: HasCache
func note(_ value: Any) {}
func list(_ all: [any ListDependencies]) -> Int {
  all.forEach(note)
  return all[0].clock
}
