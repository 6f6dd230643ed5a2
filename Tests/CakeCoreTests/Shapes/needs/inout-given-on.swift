// Parameters that may change are changed only for others of the same.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias EditDependencies = HasClock & HasCache  // expect: unused-need HasClock

func read(value dependencies: inout any ListDependencies) -> Int { dependencies.clock }
func exchange(_ one: inout any EditDependencies, with other: inout any EditDependencies) {
  let old = one
  one = other
  other = old
}
func list(_ dependencies: any ListDependencies) -> Int {
  var copy: any ListDependencies = dependencies
  return read(value: &copy)
}
func edit(_ one: any EditDependencies, _ other: any EditDependencies) -> Int {
  var left: any EditDependencies = one
  var right: any EditDependencies = other
  exchange(&left, with: &right)
  return left.cache
}
