// What a root inherits of a superclass or of a protocol that is no provider no slice has; what extensions
// say of its providers every slice with them has.
class Module {
  func start() {}
  var label: String { "module" }
}
class Component<Parent>: Module {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}
protocol Identified { var bundle: String { get } }
extension Identified { func identify() -> String { bundle } }
protocol Titled { var title: String { get } }
protocol HasName: Titled { var name: String { get } }
extension Titled { func shout() -> String { title } }
extension HasName {
  var title: String { name }
  func greet() -> String { name }
}
typealias Dependencies = HasName
func show(_ dependencies: any Dependencies) -> String { dependencies.name }

final class App: Component<Int>, HasName, Identified { let name = "app", bundle = "id" }

struct Starts {
  let app: App
  func go() -> String {
    app.start()
    return app.name
  }
}
struct Labels {
  let app: App
  func go() -> String { app.name }
}
extension Labels { var text: String { app.label } }
struct Asks {
  let app: App
  func go() -> String { "\(app.name) of \(app.parent)" }
}
struct Identifies {
  let app: App
  func go() -> String { app.identify() + app.name }
}
struct Reads {
  let app: App  // expect: bypass App
  func go() -> String { app.name }
}
struct Greets {
  let app: App  // expect: bypass App
  func go() -> String { app.greet() + app.name + app.title + app.shout() }
}

@main enum Main {
  static func main() {
    let app = App(parent: 1)
    print(show(app), Starts(app: app).go(), Labels(app: app).go(), Labels(app: app).text)
    print(Asks(app: app).go(), Identifies(app: app).go())
    print(Reads(app: app).go(), Greets(app: app).go())
  }
}
