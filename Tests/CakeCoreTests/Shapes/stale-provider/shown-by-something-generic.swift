// A structure goes into something generic that prints what it was given, or into an error: what it stores is
// shown there.
protocol HasName { var name: String { get } }
typealias Needs = HasName
func greet(_ dependencies: any Needs) -> String { dependencies.name }

func log<T>(_ value: T) { print("value:", value) }
struct Printer<Value> {
  let value: Value
  func run() { print(value) }
}

struct App: Needs {
  var name = "a"
  var mailer = 1
}
struct Shop: Needs {
  var name = "b"
  var mailer = 2
}
struct Stall: Needs {
  var name = "c"
  var mailer = 3  // expect: stale-provider Stall.mailer
}
struct Kiosk: Needs {
  var name = "d"
  var mailer = 4
}
enum Failure: Error { case closed(Kiosk) }
func open(_ kiosk: Kiosk) throws { if greet(kiosk).isEmpty { throw Failure.closed(kiosk) } }
func run() -> String {
  let app = App()
  log(app)
  Printer(value: Shop()).run()
  return greet(app) + greet(Stall())
}
