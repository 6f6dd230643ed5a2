// What goes into a static function of a generic type, and into a closure of its, has the type that is written.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // missed: HasClock

enum Registry<Value> {
  static func read(_ value: Value, _ body: (Value) -> Int) -> Int { body(value) }
}
func list(_ dependencies: any ListDependencies) -> Int {
  Registry<any ListDependencies>.read(dependencies) { $0.clock }
}
func edit(_ dependencies: any EditDependencies) -> Int {
  Registry<any EditDependencies>.read(dependencies) { edit in edit.cache }
}
