// A slice of one provider that nobody reads.
protocol HasClock { var clock: Int { get } }

typealias IdleDependencies = HasClock  // expect: unused-need HasClock

struct IdleModel {
  let dependencies: any IdleDependencies
}
