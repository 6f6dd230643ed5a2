// An operator that names a need and stands alone, with nothing to choose between.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

typealias StateDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasBeta; unused-need HasGamma
struct State<D: StateDependencies>: Equatable {
  let dependencies: D
  static func == (left: State<D>, right: State<D>) -> Bool {
    left.dependencies.alpha == right.dependencies.alpha
  }
}
struct Screen<D: StateDependencies>: Equatable { let state: State<D> }
