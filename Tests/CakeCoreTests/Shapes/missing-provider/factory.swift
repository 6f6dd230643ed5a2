// A class lacks a factory and a property.
protocol MakesDetail { func makeDetail(of name: String) -> String }
protocol HasClock { var clock: Double { get } }
typealias DetailDependencies = MakesDetail & HasClock
func show(_ dependencies: any DetailDependencies) -> String {
  dependencies.makeDetail(of: "\(dependencies.clock)")
}
final class AppDependencies: DetailDependencies {  // expect: missing-provider HasClock+MakesDetail
  func detail(of name: String) -> String { name }
}
