// A wrapped parameter whose wrapper has one initialiser.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

@propertyWrapper struct Held<Value: HasAlpha> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
typealias HeldDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasBeta; unused-need HasGamma
func held<D: HeldDependencies>(@Held _ dependencies: D) -> Int { dependencies.alpha }
