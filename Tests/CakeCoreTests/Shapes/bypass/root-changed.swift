// Whoever changes the root, or a copy of it, needs more than providers that let it be read.
protocol HasUser { var user: String { get } }
protocol HasAge { var age: Int { get } }
protocol HasList { var list: [Int] { get } }
typealias Deps = HasUser & HasAge & HasList
final class App: HasUser, HasAge, HasList {
  var user = "a"
  var age = 1
  var list: [Int] = []
}
func use(_ dependencies: any Deps) -> String {
  "\(dependencies.user) \(dependencies.age) \(dependencies.list)"
}
struct SignIn {
  let app: App
  func go() { app.user = "b" }
}
final class Settings {
  weak var app: App?
  func set() { app?.age = 3 }
}
func toggle(_ app: App) { app.age = -app.age }
func older(_ app: App) { app.age += 1 }
func added(_ app: App) { app.list.append(app.age) }
func exchanged(_ app: App, _ list: inout [Int]) { swap(&app.list, &list) }
func path(_ app: App) -> ReferenceWritableKeyPath<App, Int> {
  print(app.age)
  return \.age
}
struct Reader {
  let app: App  // expect: bypass App
  func text() -> String { "\(app.user) \(app.age)" }
}
