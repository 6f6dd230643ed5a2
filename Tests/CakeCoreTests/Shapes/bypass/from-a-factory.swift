// The root's factory makes a feature that takes the root itself.
protocol HasName { var name: String { get } }
protocol MakesDetail { func makeDetail() -> Detail }
struct Detail {
  let dependencies: AppDependencies  // expect: bypass AppDependencies
  var title: String { dependencies.name }
}
typealias Deps = HasName & MakesDetail
struct AppDependencies: Deps {
  let name = "app"
  func makeDetail() -> Detail { Detail(dependencies: self) }
}
func list(_ dependencies: any Deps) -> String {
  dependencies.name + dependencies.makeDetail().title
}
