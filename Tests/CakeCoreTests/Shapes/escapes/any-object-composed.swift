// Given to what takes any object, in compositions that ask for nothing but a marker as well.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
class Coordinator<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
func retain(_ object: any Sendable & AnyObject) {}

typealias SendDependencies = HasClock & HasCache & AnyObject & Sendable  // escape: HasCache
func send(_ dependencies: any SendDependencies) -> Int {
  retain(dependencies)
  return dependencies.clock
}
typealias KeepDependencies = HasClock & HasCache & AnyObject  // escape: HasCache
func keep(_ dependencies: any KeepDependencies) -> Int {
  let kept: Coordinator<AnyObject> = Coordinator(dependencies)
  return dependencies.clock + (kept.value === dependencies ? 1 : 2)
}
