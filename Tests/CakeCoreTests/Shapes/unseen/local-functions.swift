// Without one need another local function would be called, here, in a closure and in an initialiser.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias ModelDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
final class Model {
  let text: String
  init(_ dependencies: any ModelDependencies) {
    func name(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
    func name(_ dependencies: any HasAlpha & HasBeta) -> String { "both" }
    text = name(dependencies)
  }
}

// What tells them apart may have a name that is local as well.
typealias RowDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
func row(_ dependencies: any RowDependencies) -> String {
  typealias Both = HasAlpha & HasBeta
  func name<D: HasAlpha>(_ dependencies: D) throws -> String { "\(dependencies.alpha)" }
  func name<D: Both>(_ dependencies: D) -> String { "both" }
  let make = { (given: any RowDependencies) in (try? name(given)) ?? "" }
  return make(dependencies)
}
