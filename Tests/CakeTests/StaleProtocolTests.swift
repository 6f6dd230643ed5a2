import Testing

/// What becomes of a provider protocol once the last need of it has gone.
@Suite struct StaleProtocolTests {
  @Test func `A protocol goes with the extensions that alone still name it`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }
      protocol HasEvents { func event(_ name: String) }
      extension HasEvents {
        func event(_ name: String) {}
      }

      typealias ListDependencies = HasClock & HasEvents
      func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
      struct AppDependencies: ListDependencies { let clock = 1 }
      func start() -> Int { list(AppDependencies()) }

      """,
      "Events.swift": """
      /// Several at once.
      extension HasEvents {
        func events(_ names: [String], like other: (any HasEvents)?) { names.forEach(event) }
      }

      """,
    ])
    let fix = try await package.cake("fix")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(!(try package.text()).contains("HasEvents"))
    #expect(!(try package.text("Sources/App/Events.swift")).contains("extension"))
  }

  /// Its value is given by an initialiser, which no fix changes.
  @Test func `A protocol that stays for a value of a root tells so`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasStore { var store: Int { get } }
      protocol HasCrypto {
        var crypto: Int { get }
      }
      typealias Services = HasStore & HasCrypto
      final class Container: Services {
        let store: Int
        let crypto: Int
        init(store: Int, crypto: Int) {
          self.store = store
          self.crypto = crypto
        }
      }
      func text(_ services: any Services) -> Int { services.store }
      func start() -> Int { text(Container(store: 1, crypto: 2)) }

      """
    ])
    let fix = try await package.cake("fix")
    #expect(fix.status == 1, "\(fix.errors)")
    #expect(
      fix.errors.contains("2:10: note: not fixed: a root has a value for it"), "\(fix.errors)")
  }

  /// None of them is told as stale itself.
  @Test func `A protocol stays for what only it tells the purpose of`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasStore { var store: Int { get } }
      protocol HasGroup { static var group: String { get } }
      protocol HasTexts { subscript(text key: String) -> String { get } }
      protocol HasEvents { associatedtype Event }
      protocol HasDraft { var draft: String { get } }
      protocol HasPlace { static var place: String { get } }
      typealias Services = HasStore & HasGroup & HasTexts & HasEvents & HasDraft & HasPlace
      struct Container: Services {
        typealias Event = Int
        static let group = "group"
        static let place = "read"
        let store = 1
        var draft = "" { didSet { print(1) } }
        subscript(text key: String) -> String { key }
      }
      func text(_ services: some Services) -> Int { services.store }
      func start() -> Int { text(Container()) + Container.place.count }

      """
    ])
    let fix = try await package.cake("fix")
    #expect(fix.status == 1, "\(fix.errors)")
    for (line, name) in [(2, "HasGroup"), (3, "HasTexts"), (4, "HasEvents"), (5, "HasDraft")] {
      #expect(try package.text().contains("protocol \(name)"), "\(fix.errors)")
      let note = "\(line):10: note: not fixed: a root has a value for it"
      #expect(fix.errors.contains(note), "\(fix.errors)")
    }
    #expect(!(try package.text()).contains("HasPlace"))
  }

  /// What looks into all values may read any that nothing else does.
  @Test(arguments: [true, false])
  func `A value that something reads is no doubt about its protocol`(isRead: Bool) async throws {
    let package = try await SmallPackage(
      [
        "App.swift": """
        protocol HasStore { var store: Int { get } }
        protocol HasClient { var client: Int { get } }
        typealias Services = HasStore
        struct Container: Services {
          let client: Int
          let store: Int
          init() {
            client = 2
            store = 1\(isRead ? " + client" : "")
          }
        }
        func text(_ services: any Services) -> Int { services.store }
        func start() -> Int { text(Container()) + Mirror(reflecting: 1).children.count }

        """
      ], inRepository: false)
    let check = try await package.cake("check", "--no-proof")
    #expect(check.output.contains("2:10: warning: nothing names 'HasClient'"), "\(check.errors)")
    let doubt = "note: 'Container' has 'client'; whether anything reads it is not known"
    #expect(check.output.contains(doubt) != isRead, "\(check.output)")
  }
}
