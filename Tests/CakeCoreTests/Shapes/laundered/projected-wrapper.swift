// The projected value of a property wrapper does not name what it wraps.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias HeldDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
@propertyWrapper struct Held<Value> {
  var wrappedValue: Value
  var projectedValue: Held<Value> { self }
  var value: Value { wrappedValue }
}
struct Screen { @Held var held: any HeldDependencies }
func use(_ screen: Screen, _ other: any OtherDependencies) -> Int {
  screen.$held.value.cache + other.clock
}
