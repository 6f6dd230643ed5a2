// An alias of a generic type hides its slice as the type itself does.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
struct Root: HasClock, HasCache { let clock = 1, cache = 2 }
struct Box<Value> {
  let value: Value
  typealias Made = Box<Value>
}
typealias ListDependencies = HasClock & HasCache  // escape: HasCache
typealias EditDependencies = HasClock & HasCache  // escape: HasClock
typealias ListBox = Box<any ListDependencies>
func read() -> Int {
  let list = ListBox(value: Root())
  let edit = Box<any EditDependencies>.Made(value: Root())
  return list.value.clock + edit.value.cache
}
