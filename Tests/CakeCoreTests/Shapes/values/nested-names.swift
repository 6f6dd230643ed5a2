// Names deep in a pattern are declared there: what each is used for counts for one slice alone.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias LoopLeft = HasClock & HasCache  // expect: unused-need HasCache
typealias LoopRight = HasClock & HasCache  // expect: unused-need HasClock
func loop(_ left: [any LoopLeft], _ right: [any LoopRight]) -> Int {
  var sum = 0
  for (index, (one, other)) in zip(left, right).enumerated() { sum += index + one.clock + other.cache }
  return sum
}
typealias BoundLeft = HasClock & HasCache  // expect: unused-need HasCache
typealias BoundRight = HasClock & HasCache  // expect: unused-need HasClock
func bound(_ left: any BoundLeft, _ right: any BoundRight) -> Int {
  let (number, (one, other)) = (1, (left, right))
  return number + one.clock + other.cache
}
typealias PartLeft = HasClock & HasCache  // expect: unused-need HasCache
typealias PartRight = HasClock & HasCache  // expect: unused-need HasClock
func part(_ left: [any PartLeft], _ right: [any PartRight]) -> [Int] {
  zip(left, right).enumerated().map { index, pair in
    let (one, other) = pair
    return index + one.clock + other.cache
  }
}
typealias CaseLeft = HasClock & HasCache  // expect: unused-need HasCache
typealias CaseRight = HasClock & HasCache  // expect: unused-need HasClock
func inCase(_ left: any CaseLeft, _ right: any CaseRight) -> Int {
  if case let (1, (one, other)) = (1, (left, right)) { return one.clock + other.cache }
  switch (2, (left, right)) {
  case let (number, (one, other)): return number + one.clock + other.cache
  }
}
typealias KeptLeft = HasClock & HasCache & HasLog  // expect: unused-need HasLog
typealias KeptRight = HasClock & HasCache & HasLog  // expect: unused-need HasClock
func kept(_ left: [any KeptLeft], _ right: [any KeptRight]) -> Int {
  var sum = 0
  for (index, (one, other)) in zip(left, right).enumerated() {
    sum += index + one.clock + other.log + read(one) + other.cache
  }
  return sum
}
func read(_ dependencies: any HasCache) -> Int { dependencies.cache }
typealias WholeLeft = HasClock & HasCache
typealias WholeRight = HasClock & HasCache
func whole(_ left: [any WholeLeft], _ right: [any WholeRight]) -> [Int] {
  zip(left, right).enumerated().map { index, pair in
    let (one, other) = pair
    return index + one.clock + other.clock
  }
    + zip(left, right).map { pair in pair.0.cache + pair.1.cache }
}
