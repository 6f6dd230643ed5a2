// Labels may take a tuple apart in another order than it is written in.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias LeftDependencies = HasClock & HasCache  // escape: HasCache
typealias RightDependencies = HasClock & HasCache  // escape: HasClock
func apart(_ left: any LeftDependencies, _ right: any RightDependencies) -> Int {
  let pair = (left: left, right: right)
  let (right:other, left:one) = pair
  return one.clock + other.cache
}

typealias FirstDependencies = HasClock & HasCache  // escape: HasCache
typealias SecondDependencies = HasClock & HasCache  // escape: HasClock
func given(
  _ first: any FirstDependencies, _ second: any SecondDependencies
) -> (first: any FirstDependencies, second: any SecondDependencies) {
  (second: second, first: first)
}
func taken(_ first: any FirstDependencies, _ second: any SecondDependencies) -> Int {
  let (second:other, first:one) = given(first, second)
  return one.clock + other.cache
}

typealias OneDependencies = HasClock & HasCache  // expect: unused-need HasCache
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasClock
func inOrder(_ one: any OneDependencies, _ other: any OtherDependencies) -> Int {
  let (left:one, right:other) = (left: one, right: other)
  return one.clock + other.cache
}
