// A case of a local enum makes values as a static function of its name does.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }
protocol HasDelta { var delta: Int { get } }

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
typealias TableDependencies = HasGamma & HasDelta  // expect: unused-need HasDelta
func table(_ dependencies: any TableDependencies) -> Int {
  enum Kind { case one(any HasGamma), two(any TableDependencies), other(Int) }
  switch Kind.two(dependencies) {
  case .one(let dependencies): return dependencies.gamma
  case .two(let dependencies): return dependencies.gamma
  case .other(let number): return number
  }
}
