// There is nothing to choose between.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

@dynamicCallable struct Call<Value> { let value: Value }
extension Call where Value: HasAlpha {
  func dynamicallyCall(withArguments arguments: [Int]) -> Int { value.alpha }
}
typealias CallDependencies = HasAlpha & HasBeta & HasGamma  // escape: HasBeta; HasGamma
func call<D: CallDependencies>(_ dependencies: D) -> Int { Call(value: dependencies)(1, 2) }
