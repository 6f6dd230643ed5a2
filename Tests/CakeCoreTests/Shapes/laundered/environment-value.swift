// An environment's value is a property that reads and writes by a key.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

struct Root: HasClock, HasCache, HasPush { let clock = 1, cache = 2, push = 3 }
protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  subscript<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
typealias BadgeNeeds = HasClock & HasPush  // expect: unused-need HasPush
enum BadgeKey: EnvironmentKey {
  static var defaultValue: any BadgeNeeds { Root() }
}
extension EnvironmentValues {
  var badge: any BadgeNeeds {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}
typealias ListNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasPush
struct List {
  var environment: EnvironmentValues
  let needs: any ListNeeds
  mutating func show() -> Int {
    environment.badge = needs
    return needs.cache + environment.badge.clock
  }
}
