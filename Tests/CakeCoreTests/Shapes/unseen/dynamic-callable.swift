// Calls of a value whose type is '@dynamicCallable' name no method.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

@dynamicCallable struct Call<Value> { let value: Value }
extension Call where Value: HasAlpha {
  func dynamicallyCall(withArguments arguments: [Int]) -> Int { value.alpha }
}
extension Call where Value: HasAlpha & HasBeta {
  func dynamicallyCall(withArguments arguments: [Int]) -> Int { value.beta }
}
typealias CallDependencies = HasAlpha & HasBeta & HasGamma  // stays: HasBeta // escape: HasGamma
func call<D: CallDependencies>(_ dependencies: D) -> Int { Call(value: dependencies)(1, 2) }

@dynamicCallable struct Draw {
  func dynamicallyCall(withArguments all: [any HasAlpha]) -> Int { all[0].alpha }
  func dynamicallyCall(withArguments all: [any HasAlpha & HasBeta]) -> Int { all[0].beta }
}
typealias DrawDependencies = HasAlpha & HasBeta  // stays: HasBeta
func draw(_ dependencies: any DrawDependencies) -> Int { Draw()(dependencies) }
