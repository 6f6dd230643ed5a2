// Doubles and previews that live beside the app are taken as they are.
protocol HasName { var name: String { get } }
typealias Deps = HasName
struct MockDependencies: Deps { var name = "mock" }
struct PreviewDependencies: Deps { var name = "preview" }

struct Model {
  let dependencies: any Deps
  var title: String { dependencies.name }
}
func mocked(_ dependencies: MockDependencies) -> String {
  Model(dependencies: dependencies).title + dependencies.name
}
struct Preview {
  let dependencies: PreviewDependencies
  var title: String { dependencies.name }
}
