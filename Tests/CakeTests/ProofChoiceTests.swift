import Testing

/// What a proof decides between, and what it takes for the same.
@Suite struct ProofChoiceTests {
  private static func environments(_ first: String, _ second: String) -> String {
    """
    protocol HasCheckout { func checkout() -> Int }
    protocol HasHaptics { func buzz() }
    \(first)
    \(second)
    struct Reducer<Environment> {
      let reduce: (Environment) -> Void
      func pullback<Whole>(_ part: @escaping (Whole) -> Environment) -> Reducer<Whole> {
        Reducer<Whole> { reduce(part($0)) }
      }
    }
    func cart() -> Reducer<any CartEnvironment> { Reducer { print($0.checkout()) } }
    func app<Whole: AppEnvironment>(_: Whole) -> [Reducer<Whole>] {
      [cart().pullback { $0 }, Reducer { $0.buzz() }]
    }
    struct Live: AppEnvironment {
      func checkout() -> Int { 1 }
      func buzz() {}
    }
    func start() { for reducer in app(Live()) { reducer.reduce(Live()) } }

    """
  }

  /// A slice names what another one brings that it includes, and only the first one needs it.
  @Test(arguments: [true, false])
  func `A provider goes from where nobody needs it, whatever stands first`(
    isWholeFirst: Bool
  ) async throws {
    let whole = "typealias AppEnvironment = CartEnvironment & HasHaptics"
    let part = "typealias CartEnvironment = HasCheckout & HasHaptics"
    let source =
      isWholeFirst ? Self.environments(whole, part) : Self.environments(part, whole)
    let check = try await PlannedPackage.of(["App.swift": source]).check()
    #expect(check.output.contains("'CartEnvironment' does not need 'HasHaptics'"))
    #expect(check.output.contains("\n1 finding: 1 warning"), "\(check.output)")
    #expect(check.errors.hasPrefix("proved 1 of "), "\(check.errors)")
  }

  /// Without either the slice is the type that it was, so no compile tells which of them is too much.
  @Test func `A need that is named beside what brings it goes, and not what brings it`()
    async throws
  {
    let package = try await PlannedPackage.of([
      "App.swift": """
      protocol HasUsers { func user() -> Int }
      protocol HasMail { func mail() -> Int }
      protocol HasToken { func token() -> Int }
      typealias UserServices = HasUsers & HasMail
      typealias AuthServices = HasUsers & HasToken
      typealias AppServices = UserServices & AuthServices & HasMail
      protocol Controller {
        associatedtype Services
        init(_ services: Services)
      }
      struct UserController: Controller {
        init(_ services: any UserServices) { _ = services.mail() + services.user() }
      }
      struct AuthController: Controller {
        init(_ services: any AuthServices) { _ = services.token() + services.user() }
      }
      func install<C: Controller>(_: C.Type, _ services: C.Services) { _ = C(services) }
      func configure(_ services: any AppServices) {
        install(UserController.self, services)
        install(AuthController.self, services)
      }
      struct Services: AppServices {
        func user() -> Int { 1 }
        func token() -> Int { 2 }
        func mail() -> Int { 3 }
      }
      func start() { configure(Services()) }

      """
    ])
    let check = try await package.check()
    #expect(check.output.contains("'AppServices' names 'HasMail' twice"), "\(check.output)")
    #expect(check.output.contains("\n1 finding: 1 warning"), "\(check.output)")
  }

  /// Whether the compiler finds `Screen` as the associated type that is inferred, or as the type, is decided
  /// by which file it reads first.
  @Test func `An associated type that is inferred to be what has its name is the same`()
    async throws
  {
    let package = try await PlannedPackage.of([
      "App.swift": """
      struct Library: ShelfNeeds {
        let books = ["Dune", "Emma"]
        let fee = 1
      }
      func start() -> [String] { Shelf.make(Library()).rows + Shelf.empty("x").rows }

      """,
      "Feature.swift": """
      struct Screen { var rows: [String] }
      protocol Feature {
        associatedtype Dependencies
        associatedtype Screen
        static func make(_ dependencies: Dependencies) -> Screen
      }

      """,
      "Shelf.swift": """
      protocol HasBooks { var books: [String] { get } }
      protocol HasFees { var fee: Int { get } }
      typealias ShelfNeeds = HasBooks & HasFees
      enum Shelf: Feature {
        static func make(_ dependencies: any ShelfNeeds) -> Screen { Screen(rows: dependencies.books) }
        static func empty(_ title: String) -> Screen { Screen(rows: [title]) }
      }

      """,
    ])
    let check = try await package.check()
    #expect(check.output.contains("'ShelfNeeds' does not need 'HasFees'"))
    #expect(check.errors == "proved 1 of 1 removal by compiling 1 module\n")
  }

  /// A marker goes with the slice that brings it, unless code asks whether something conforms to it.
  @Test(arguments: [(question: "false", count: 1), (question: "value is any HasTag", count: 0)])
  func `What brings a marker is included for nothing where nobody asks for the marker`(
    question: String, count: Int
  ) async throws {
    let package = try await PlannedPackage.of([
      "App.swift": """
      protocol HasNow { var now: Int { get } }
      protocol HasLog { var log: Int { get } }
      protocol HasTag {}
      typealias ChildDependencies = HasTag & HasNow
      typealias ParentDependencies = ChildDependencies & HasLog
      struct Root: ParentDependencies {
        let now = 1
        let log = 2
      }
      func child(_ dependencies: any ChildDependencies) -> Int { dependencies.now }
      func parent(_ dependencies: any ParentDependencies) -> Int { dependencies.log }
      func isTagged(_ value: Any) -> Bool { \(question) }
      func start() -> Bool { parent(Root()) > 1 && isTagged(Root()) }

      """
    ])
    let check = try await package.check()
    let message = "'ParentDependencies' does not need 'ChildDependencies'"
    #expect(check.output.ranges(of: message).count == count, "\(check.output)")
  }

  /// What asks for the provider takes no value of the slice: it is generic in what has all of it.
  @Test func `A slice that includes what needs a provider is not said to do without`()
    async throws
  {
    let package = try await PlannedPackage.of([
      "App.swift": """
      protocol HasUsers { var users: [String] { get } }
      protocol HasMail { func mail(_ text: String) }
      typealias ListNeeds = HasUsers & HasMail
      typealias SendNeeds = HasMail & HasUsers
      typealias AppNeeds = ListNeeds & SendNeeds
      typealias Handler<C> = (C) -> Void
      func list<C: ListNeeds>(_: C.Type) -> Handler<C> { { context in print(context.users) } }
      func send<C: SendNeeds>(_: C.Type) -> Handler<C> {
        { context in context.mail(context.users[0]) }
      }
      struct Server<C: AppNeeds> {
        let context: C
        func run() { for handler in [list(C.self), send(C.self)] { handler(context) } }
      }
      struct App: AppNeeds {
        let users = ["a"]
        func mail(_ text: String) {}
      }
      func start() { Server(context: App()).run() }

      """
    ])
    let check = try await package.check()
    #expect(check.output.contains("'ListNeeds' does not need 'HasMail'"), "\(check.errors)")
    #expect(!check.output.contains("which does not need 'HasMail' either"), "\(check.output)")
  }
}
