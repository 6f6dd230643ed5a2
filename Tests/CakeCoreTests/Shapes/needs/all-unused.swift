// Nothing at all is read: the slice is left with nothing.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias IdleDependencies =
  HasClock  // expect: unused-need HasClock
  & HasCache  // expect: unused-need HasCache

struct IdleModel {
  let dependencies: any IdleDependencies
}
