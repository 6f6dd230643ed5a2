// A view puts its dependencies where a key path leads: they become what is declared there.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

struct Root: HasClock, HasCache, HasPush { let clock = 1, cache = 2, push = 3 }
struct EnvironmentValues {
  var badge: any BadgeNeeds = Root()
  var title = ""
}
@propertyWrapper struct Environment<Value> {
  let path: KeyPath<EnvironmentValues, Value>
  init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
protocol View {}
extension View {
  func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Self {
    self
  }
  func note<V>(_ path: KeyPath<EnvironmentValues, String>, _ value: V) -> Self { self }
}
typealias BadgeNeeds = HasClock & HasPush  // expect: unused-need HasPush
struct Badge: View {
  @Environment(\.badge) private var needs
  func text() -> Int { needs.clock }
}
typealias ListNeeds = HasClock & HasCache & HasPush  // expect: unused-need HasPush
struct List: View {
  let needs: any ListNeeds
  func body() -> some View { Badge().environment(\.badge, needs) }
  func count() -> Int { needs.cache }
}
typealias NoteNeeds = HasClock & HasCache  // escape: HasCache
struct Note: View {
  let needs: any NoteNeeds
  func body() -> some View { Badge().note(\.title, needs) }
  func count() -> Int { needs.clock }
}
