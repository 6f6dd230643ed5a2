// Dependencies are read through pointers to them.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias ListDependencies = HasClock & HasCache  // missed: HasCache
typealias EditDependencies = HasClock & HasCache  // missed: HasClock

func list(_ dependencies: any ListDependencies) -> Int {
  var copy = dependencies
  return withUnsafePointer(to: &copy) { $0.pointee.clock }
}
func read(_ pointer: UnsafePointer<any EditDependencies>) -> Int { pointer.pointee.cache }
func edit(_ dependencies: any EditDependencies) -> Int {
  var copy = dependencies
  return read(&copy)
}
func all(_ dependencies: [any EditDependencies]) -> Int {
  dependencies.withUnsafeBufferPointer { $0[0].cache }
}
