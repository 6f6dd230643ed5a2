// A factory with another label: the compiler says that better, so that passes through.
protocol MakesDetail { func makeDetail(of name: String) -> String }
protocol HasClock { var clock: Double { get } }
typealias DetailDependencies = MakesDetail & HasClock
func show(_ dependencies: any DetailDependencies) -> String {
  dependencies.makeDetail(of: "\(dependencies.clock)")
}
final class AppDependencies: DetailDependencies {  // expect: missing-provider HasClock
  func makeDetail(named name: String) -> String { name }
}
