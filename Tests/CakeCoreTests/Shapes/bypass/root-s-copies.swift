// A struct root: a changed copy, the root given back, or stored and given to whoever asks for it.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: String { get set } }
typealias Deps = HasAlpha & HasBeta
struct App: Deps {
  var alpha = 1
  var beta = "b"
  func own() {}
}
func use(_ dependencies: any Deps) -> String { "\(dependencies.alpha)\(dependencies.beta)" }
func renamed(_ app: App) -> App {
  var copy = app
  copy.beta = "x"
  return copy
}
func louder(_ app: App) -> App {
  print(app.alpha)
  return app
}
func both(_ app: App) -> (App, Int) { (app, app.alpha) }
func grow(_ app: inout App) { print(app.alpha) }
func count(_ apps: [App], _ app: App) -> Int { apps.count + app.alpha }
struct Editor {
  var app: App
  mutating func bump() { app.alpha += 1 }
}
struct Holder {
  let app: App
  var text: String { app.beta }
}
func ask(_ holder: Holder) { holder.app.own() }
struct Screen {
  let app: App
  let show: (App) -> Int
  func go() -> Int { app.alpha + show(app) }
}
struct Reader {
  var app: App  // expect: bypass App
  init(app: App) { self.app = app }
  mutating func go(_ app: App) -> Int {
    self.app = app
    return self.app.alpha
  }
}
extension Reader {
  func copied() -> (alpha: Int, beta: String) { (app.alpha, app.beta) }
}
