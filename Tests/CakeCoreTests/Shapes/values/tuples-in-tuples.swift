// Pairs are numbered, and pairs are paired: each name of a pattern is one part of them.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias LeftDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias RightDependencies = HasClock & HasCache  // expect: unused-need HasClock
func numbered(_ left: [any LeftDependencies], _ right: [any RightDependencies]) -> Int {
  var sum = 0
  for (index, (one, other)) in zip(left, right).enumerated() {
    sum += index + one.clock + other.cache
  }
  for (one, (index, other)) in zip(left, right.enumerated()) {
    sum += index + one.clock + other.cache
  }
  return sum + zip(left, right).map { one, other in one.clock + other.cache }.count
}
typealias InnerDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias MiddleDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OuterDependencies = HasClock & HasCache
func paired(
  _ inner: [any InnerDependencies], _ middle: [any MiddleDependencies],
  _ outer: [any OuterDependencies]
) -> Int {
  var sum = 0
  for ((one, other), last) in zip(zip(inner, middle), outer) {
    sum += one.clock + other.cache + last.clock + last.cache
  }
  return sum
}
