// A factory with another label, beside a provider that is not there at all.
protocol MakesDetail { func makeDetail(of name: String) -> String }
protocol HasClock { var clock: Double { get } }
typealias DetailDependencies = MakesDetail & HasClock
func show(_ dependencies: any DetailDependencies) -> String {
  dependencies.makeDetail(of: "\(dependencies.clock)")
}
final class AppDependencies: DetailDependencies {  // expect: missing-provider HasClock+MakesDetail
  func makeDetail(named name: String) -> String { name }
}
