// Initialisers, subscripts and functions of local types are told apart by a need.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias RowDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
func row(_ dependencies: any RowDependencies) -> String {
  struct Row {
    let text: String
    init(_ dependencies: any HasAlpha) { text = "\(dependencies.alpha)" }
    init(_ dependencies: any HasAlpha & HasBeta) { text = "both" }
  }
  return Row(dependencies).text
}

typealias TableDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
func table(_ dependencies: any TableDependencies) -> String {
  struct Table {
    subscript(_ dependencies: any HasAlpha) -> String { "\(dependencies.alpha)" }
    subscript(_ dependencies: any HasAlpha & HasBeta) -> String { "both" }
  }
  return Table()[dependencies]
}

typealias KindDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
struct Model {
  let dependencies: any KindDependencies
  var isBoth: Bool {
    enum Kind {
      case one, both
      static func of(_ dependencies: any HasAlpha) -> Kind { dependencies.alpha > 0 ? .one : .both }
      static func of(_ dependencies: any HasAlpha & HasBeta) -> Kind { .both }
    }
    let kind: Kind = .of(dependencies)
    return kind == .both
  }
}
