// A case of a local enum makes values as a static function of its name does.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias RowDependencies = HasAlpha & HasBeta  // stays: HasBeta
func row(_ dependencies: any RowDependencies) -> Bool {
  enum Kind {
    case none, of(any HasAlpha)
    static func of(_ dependencies: any HasAlpha & HasBeta) -> Kind { .none }
  }
  let kind: Kind = .of(dependencies)
  if case .none = kind { return false }
  return true
}

// Cases of their own names are no choice.
typealias TableDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasBeta; unused-need HasGamma
func table(_ dependencies: any TableDependencies) -> Int {
  enum Kind { case one(any HasAlpha), two(any TableDependencies), other(Int) }
  switch Kind.two(dependencies) {
  case .one(let dependencies): return dependencies.alpha
  case .two(let dependencies): return dependencies.alpha
  case .other(let number): return number
  }
}
