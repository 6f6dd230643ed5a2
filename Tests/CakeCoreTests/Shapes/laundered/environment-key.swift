// SwiftUI's environment: the value comes out of an associated type that is inferred from a witness.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Root: HasClock, HasCache {
  var clock: Int { 1 }
  var cache: Int { 2 }
}
typealias PanelDependencies = HasClock & HasCache  // expect: unused-need HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
struct PanelKey: EnvironmentKey { static var defaultValue: any PanelDependencies { Root() } }
struct EnvironmentValues {
  subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }
}
struct Panel {
  let environment: EnvironmentValues
  let other: any OtherDependencies
  func body() -> Int { environment[PanelKey.self].cache + other.clock }
}
