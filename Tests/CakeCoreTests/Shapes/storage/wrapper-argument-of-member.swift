// A stored property's wrapper takes its argument from static dependencies.
@propertyWrapper struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int, _ limit: Int) { self.wrappedValue = min(wrappedValue, limit) }
}
protocol HasLimit { var limit: Int { get } }
protocol HasClock { var clock: Int { get } }
struct Live: HasLimit, HasClock {
  let limit = 1
  let clock = 2
}

typealias SliderDependencies = HasLimit & HasClock  // expect: unused-need HasClock
enum Current { static var dependencies: any SliderDependencies { Live() } }
struct Slider {
  @Clamped(Current.dependencies.limit) var position = 30
}
