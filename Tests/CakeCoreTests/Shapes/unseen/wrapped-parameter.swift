// A wrapped parameter is wrapped by the initialiser that fits best.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

@propertyWrapper struct Held<Value> {
  var wrappedValue: Value
  var count: Int
  init(wrappedValue: Value) { (self.wrappedValue, count) = (wrappedValue, 1) }
}
extension Held where Value: HasBeta {
  init(wrappedValue: Value) { (self.wrappedValue, count) = (wrappedValue, 2) }
}
typealias HeldDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
func held<D: HeldDependencies>(@Held _ dependencies: D) -> Int {
  dependencies.alpha + _dependencies.count
}
