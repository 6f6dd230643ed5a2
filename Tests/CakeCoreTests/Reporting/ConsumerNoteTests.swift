import Testing

/// What notes say of those who take a slice, give it, or hand it on.
@Suite struct ConsumerNoteTests {
  @Test func `A function that only gives a value back is not said to take it`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias Services = HasClock & HasMenu
      struct App: Services { let clock = 1, menu = 2 }
      func services() -> some Services { App() }
      func now(_ services: any Services) -> Int { services.clock }
      func start() -> Int { now(services()) }
      """)
    #expect(messages.contains("'services()' returns it"), "\(messages)")
    #expect(messages.contains("'now(_:)' uses 'HasClock'"), "\(messages)")
  }

  @Test func `A function that gives a type with a slice is not said to take it`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias Services = HasClock & HasMenu
      struct App: Services { let clock = 1, menu = 2 }
      struct Store<D> {
        let d: D
        func run(_ body: (D) -> Int) -> Int { body(d) }
      }
      func store() -> Store<any Services> { Store(d: App()) }
      func now(_ store: Store<any Services>) -> Int { store.run { $0.clock } }
      func both(_ store: Store<any Services>) -> Store<any Services> { store }
      func start() -> Int { now(both(store())) }
      """)
    #expect(messages.contains("'store()' returns it"), "\(messages)")
    #expect(messages.contains("'both(_:)' takes it and uses nothing"), "\(messages)")
  }

  @Test func `A type that only gives values of a slice is not said to take them`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias Services = HasClock & HasMenu
      struct App: Services {
        let clock = 1, menu = 2
        var whole: any Services { self }
      }
      struct Tray {
        let services: any Services
        var again: any Services { services }
      }
      func now(_ services: any Services) -> Int { services.clock }
      func start() -> Int { now(App().whole) + now(Tray(services: App()).again) }
      """)
    #expect(messages.contains("'App' gives it"), "\(messages)")
    #expect(messages.contains("'Tray' takes it and uses nothing"), "\(messages)")
  }

  @Test func `What is handed on to somebody who does not need it is not named`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasA { var a: Int { get } }
      protocol HasB { var b: Int { get } }
      protocol HasC { var c: Int { get } }
      typealias ChildNeeds = HasA & HasB & HasC
      typealias ParentNeeds = HasB & HasC & ChildNeeds
      func child(_ needs: any ChildNeeds) -> Int { needs.a }
      func interact(_ needs: any ParentNeeds) -> Int { needs.b }
      func route(_ needs: any ParentNeeds) -> Int { child(needs) }
      """)
    #expect(messages.contains("'interact(_:)' uses 'HasB'"), "\(messages)")
    #expect(messages.contains("'route(_:)' hands on 'HasA'"), "\(messages)")
  }

  @Test func `No note names a slice that a closure may give, of several`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasColor { var color: Int { get } }
      protocol HasGit { var branch: Int { get } }
      protocol HasFiles { var file: Int { get } }
      typealias StatusContext = HasColor & HasGit
      typealias CatContext = HasColor & HasFiles
      protocol Command {
        associatedtype Context
        init(_ context: Context)
      }
      struct Status: Command {
        let branch: Int
        init(_ context: any StatusContext) { branch = context.branch }
      }
      struct Cat: Command {
        let file: Int
        init(_ context: any CatContext) { file = context.file }
      }
      func register<C: Command>(_ type: C.Type, _ scope: (App) -> C.Context) { _ = C(scope(App())) }
      typealias AppContext = StatusContext & CatContext
      struct App: AppContext { let color = 1, branch = 2, file = 3 }
      func start() {
        register(Status.self) { $0 }
        register(Cat.self) { $0 }
      }
      """)
    #expect(
      messages.contains(
        "'StatusContext' does not need 'HasColor': no consumer uses or forwards it"), "\(messages)")
    #expect(!messages.contains { $0.contains("handed on under") }, "\(messages)")
  }

  @Test func `Only what a slice's own value reaches is a note`() async throws {
    let messages = try await Messages.of(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasMenu { var menu: Int { get } }
      typealias OneNeeds = HasClock & HasMenu
      typealias TwoNeeds = HasClock & HasMenu
      typealias ThreeNeeds = HasClock & HasMenu
      func one(_ needs: any OneNeeds) -> Int { needs.clock + three(needs) }
      func two(_ needs: any TwoNeeds) -> Int { needs.clock }
      func three(_ needs: any ThreeNeeds) -> Int { needs.clock }
      struct Root: HasClock, HasMenu { let clock = 1, menu = 2 }
      func main() -> Int {
        let given: any OneNeeds = Root()
        return one(given) + two(Root())
      }
      """)
    #expect(
      messages.filter { $0.hasPrefix("handed on") } == [
        "handed on under 'ThreeNeeds', which does not need 'HasMenu' either"
      ])
  }
}
