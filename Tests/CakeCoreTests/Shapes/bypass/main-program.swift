// The main file and the type with `@main` are where the program is put together.
//--- App/App.swift
protocol HasName { var name: String { get } }
typealias Deps = HasName
struct AppDependencies: Deps { let name = "app" }
func list(_ dependencies: any Deps) -> String { dependencies.name }
//--- App/main.swift
func run(_ dependencies: AppDependencies) -> String { dependencies.name + list(dependencies) }
print(run(AppDependencies()))
//--- Other/Other.swift
public protocol HasTitle { var title: String { get } }
public typealias TitleDeps = HasTitle
struct OtherDependencies: TitleDeps { let title = "app" }
func other(_ dependencies: any TitleDeps) -> String { dependencies.title }
@main struct Other {
  static func main() { print(run(OtherDependencies())) }
  static func run(_ dependencies: OtherDependencies) -> String {
    dependencies.title + other(dependencies)
  }
}
