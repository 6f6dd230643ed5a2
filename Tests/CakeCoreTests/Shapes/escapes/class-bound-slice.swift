// A slice of classes alone is put into a generic class: its `AnyObject` takes nothing untyped.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
class Coordinator<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

typealias ListDependencies = HasClock & HasCache & AnyObject  // missed: HasCache
func list(_ dependencies: any ListDependencies) -> Int { Coordinator(dependencies).value.clock }
typealias EditDependencies = HasClock & HasCache & AnyObject
func edit(_ dependencies: any EditDependencies) -> Int {
  Coordinator(dependencies).value.clock + Coordinator(dependencies).value.cache
}
