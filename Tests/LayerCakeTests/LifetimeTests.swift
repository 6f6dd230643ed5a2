import LayerCake
import Testing

private protocol HasStore { var store: Store { get } }
private protocol HasReport { var report: Report { get } }

private final class Store: Sendable {}
private final class Report: Sendable {
  let store: Store
  init(store: Store) { self.store = store }
}

private struct App: HasStore, HasReport, Sendable {
  let made: Count
  @Singleton var store = Store()
  private let _report = Singleton<Report>()
  var report: Report {
    _report {
      made.next()
      return Report(store: store)
    }
  }

  init(made: Count = Count()) { self.made = made }
}

@Test func `A singleton is the same each time`() {
  let app = App()
  #expect(app.store === app.store)
  #expect(app.report === app.report)
}

@Test func `A singleton is made when it is first asked for, and once`() {
  let app = App()
  #expect(app.made.value == 0)
  _ = app.report
  _ = app.report
  #expect(app.made.value == 1)
}

@Test func `A singleton can tell whether its value was made`() {
  struct Telling {
    let _closure = Singleton<Store>()
    @Singleton var store = Store()
    var ifMade: Store? { _store.ifMade }
  }
  let app = Telling()
  #expect(app.ifMade == nil)
  #expect(app._closure.ifMade == nil)
  #expect(app.store === app.ifMade)
  #expect(app._closure { Store() } === app._closure.ifMade)
  let optional = Singleton<Store?>()
  #expect(optional { nil } == nil)
  #expect(optional.ifMade != nil)
}

@Test func `A singleton can be made from others of its root`() {
  let app = App()
  #expect(app.report.store === app.store)
}

@Test func `Copies of a root share its singletons, made before the copy or after`() {
  let app = App()
  let store = app.store
  let copy = app
  let features: any HasStore & HasReport = app
  #expect(copy.store === store)
  #expect(features.store === store)
  #expect(copy.report === app.report)
  #expect(features.report === app.report)
}

@Test func `Two roots have a singleton each`() {
  #expect(App().store !== App().store)
  #expect(App().report !== App().report)
}

@Test func `A computed property is transient: made for each request`() {
  struct Transient: HasReport {
    @Singleton var store = Store()
    var report: Report { Report(store: store) }
  }
  let app = Transient()
  #expect(app.report !== app.report)
  #expect(app.report.store === app.report.store)
}

@Test func `A class root can hold singletons and be Sendable`() {
  final class ClassRoot: HasStore, Sendable {
    private let _store = Singleton<Store>()
    var store: Store { _store { Store() } }
  }
  let app = ClassRoot()
  #expect(app.store === app.store)
}

@Test func `A singleton of an optional is made once even if it is nil`() {
  let made = Count()
  let token = Singleton<String?>()
  for _ in 0..<3 { #expect(token { made.next() == 1 ? nil : "again" } == nil) }
  #expect(made.value == 1)
}

@Test func `A singleton lets go of its value with the last copy of its root`() {
  weak var store: Store?
  do {
    let app = App()
    let copy = app
    store = copy.store
    #expect(store != nil)
    withExtendedLifetime((app, copy)) {}
  }
  #expect(store == nil)
}

@Test @MainActor func `A main actor's value can be a singleton of its root`() {
  @MainActor final class Model {
    let name: String
    init(name: String) { self.name = name }
  }
  @MainActor struct Root {
    let name: String
    private let _model = Singleton<Model>()
    var model: Model { _model { Model(name: name) } }
  }
  let root = Root(name: "main")
  #expect(root.model === root.model)
  #expect(root.model.name == "main")
}
