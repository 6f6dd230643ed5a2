// A property wrapper holds the dependencies; the wrapped name is what is read.
@propertyWrapper struct Held<Value> {
  let wrappedValue: Value
}

protocol HasPlayer { var player: Int { get } }
protocol HasVolume { var volume: Int { get } }

typealias PlayerDependencies = HasPlayer & HasVolume  // expect: unused-need HasVolume

struct PlayerModel {
  @Held var dependencies: any PlayerDependencies
  func play() -> Int { dependencies.player }
}
