// What an included slice brings beside needs may be a protocol without requirements under another name.
protocol HasVoid {}
protocol HasOther {}
protocol HasImages { var images: [String] { get } }
protocol HasAlerts { var alerts: Int { get } }

final class Row {
  typealias Marks = HasVoid
  typealias Dependencies = Marks & HasImages
  init(_ dependencies: any Dependencies) { print(dependencies.images) }
}
final class Asked {
  typealias Marks = HasOther
  typealias Dependencies = Marks & HasImages
  init(_ dependencies: any Dependencies) { print(dependencies.images) }
}
final class List {
  typealias Dependencies = Row.Dependencies & HasAlerts  // expect: unused-need Row.Dependencies
  init(_ dependencies: any Dependencies) { print(dependencies.alerts) }
}
// Somebody asks for the protocol.
final class Table {
  typealias Dependencies = Asked.Dependencies & HasAlerts
  init(_ dependencies: any Dependencies) {
    print(dependencies.alerts)
    ask(dependencies)
  }
}
func ask(_ marked: any HasOther) {}
struct App: HasVoid, HasOther, HasImages, HasAlerts {
  let images = ["a"]
  let alerts = 1
}
func start() {
  _ = (Row(App()), Asked(App()))
  _ = (List(App()), Table(App()))
}
