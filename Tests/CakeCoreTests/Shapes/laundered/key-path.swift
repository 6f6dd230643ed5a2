// A stored key path to dependencies is read through a generic function.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias LensDependencies = HasClock & HasCache  // escape: HasClock
typealias OtherDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Values { let lensDependencies: any LensDependencies }
struct Lens<Value> {
  let path: KeyPath<Values, Value>
  func get(_ values: Values) -> Value { values[keyPath: path] }
}
struct Screen {
  let lens: Lens<any LensDependencies>
}
struct Pair {
  let screen: Screen
  let values: Values
  let other: any OtherDependencies
  func focus<Value>(_ path: KeyPath<Screen, Lens<Value>>) -> Value {
    screen[keyPath: path].get(values)
  }
}
enum Paths { static let lens = \Screen.lens }
func use(_ pair: Pair) -> Int { pair.focus(Paths.lens).cache + pair.other.clock }
