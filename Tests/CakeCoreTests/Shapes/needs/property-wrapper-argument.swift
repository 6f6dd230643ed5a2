// The argument of a property wrapper reads the need.
@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int, _ limit: Int) { self.wrappedValue = min(wrappedValue, limit) }
}

protocol HasLimit { var limit: Int { get } }
protocol HasClock { var clock: Int { get } }

typealias SliderDependencies = HasLimit & HasClock  // expect: unused-need HasClock

func slide(_ dependencies: any SliderDependencies) -> Int {
  @Clamped(dependencies.limit) var position = 30
  return position
}
