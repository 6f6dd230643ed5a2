// The need is read through a property wrapper's projected value.
@propertyWrapper struct Held<Value> {
  let wrappedValue: Value
  var projectedValue: Value { wrappedValue }
}

protocol HasPlayer { var player: Int { get } }
protocol HasVolume { var volume: Int { get } }

typealias PlayerDependencies = HasPlayer & HasVolume  // expect: unused-need HasPlayer

struct PlayerModel {
  @Held var dependencies: any PlayerDependencies
  func louder() -> Int { $dependencies.volume + 1 }
}
