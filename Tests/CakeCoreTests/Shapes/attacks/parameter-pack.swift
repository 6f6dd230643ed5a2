// Parameter packs carry dependencies to a closure and into a tuple.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // missed: HasClock

func with<each Value>(_ value: repeat each Value, body: (repeat each Value) -> Int) -> Int {
  body(repeat each value)
}
struct Many<each Value> {
  let values: (repeat each Value)
  init(_ value: repeat each Value) { values = (repeat each value) }
}
func show(_ list: any ListDependencies, _ edit: any EditDependencies) -> Int {
  with(list, edit) { list, edit in list.clock + edit.cache }
}
func keep(_ list: any ListDependencies, _ edit: any EditDependencies) -> Int {
  let many = Many(list, edit)
  return many.values.0.clock + many.values.1.cache
}
