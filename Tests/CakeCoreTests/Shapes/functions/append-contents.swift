// The elements of an array of one slice are appended to an array of the other.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias AllDependencies = HasClock
struct All {
  var list: [any AllDependencies] = []
  var clocks: [Int] { list.map(\.clock) }
}
typealias MoreDependencies = HasClock & HasCache
func add(_ more: [any MoreDependencies], to all: inout All) -> Int {
  all.list.append(contentsOf: more)
  return more.reduce(0) { $0 + $1.cache }
}
