// Values that conform to what is named like a provider, and `$0` of two closures.
protocol HasTitle { var title: String { get } }
protocol HasName { var name: String { get } }
typealias Deps = HasName

struct AppDependencies: Deps { let name = "app" }
struct Book: HasTitle {
  let title: String
  let pages: Int
}
func header(_ book: Book) -> String { book.title }
struct Row {
  let book: Book
  var text: String { book.title }
}
func with(_ dependencies: any Deps, _ body: (any Deps) -> String) -> String { body(dependencies) }
struct Model {
  let dependencies: any Deps
  func titles(_ values: [Any]) -> [String] {
    [with(dependencies) { $0.name }] + values.compactMap { ($0 as? any HasTitle)?.title }
  }
}
