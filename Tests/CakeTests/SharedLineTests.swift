import Testing

/// What is left of a dependency and shares its line, or its `let`, with what stays.
@Suite struct SharedLineTests {
  @Test func `Values of one 'let' go one by one, each with its comma`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasHub { var hub: String { get } }
      protocol HasLog { var log: [String] { get } }
      protocol HasMail { var mail: String { get } }

      typealias HubDependencies = HasHub
      func hub(_ dependencies: any HubDependencies) -> String { dependencies.hub }

      struct AppDependencies: HasHub {
        let hub = "h"
        let log = ["a", "b"], mail = "post"
      }
      struct OtherDependencies: HasHub {
        let log: [String] = [], hub = "h", mail: String = "post"
      }
      struct NoMore: HasHub {
        let hub, mail: String
      }
      func hubs() -> String {
        hub(AppDependencies()) + hub(OtherDependencies()) + hub(NoMore(hub: "h", mail: ""))
      }

      """
    ])
    let fix = try await package.cake("fix")
    #expect(fix.status == 1, "\(fix.errors)")
    #expect(
      try package.text() == """
        protocol HasHub { var hub: String { get } }
        protocol HasMail { var mail: String { get } }

        typealias HubDependencies = HasHub
        func hub(_ dependencies: any HubDependencies) -> String { dependencies.hub }

        struct AppDependencies: HasHub {
          let hub = "h"
        }
        struct OtherDependencies: HasHub {
          let hub = "h"
        }
        struct NoMore: HasHub {
          let hub, mail: String
        }
        func hubs() -> String {
          hub(AppDependencies()) + hub(OtherDependencies()) + hub(NoMore(hub: "h", mail: ""))
        }

        """)
    // Its neighbour has its type from it.
    #expect(fix.errors.contains("'NoMore' has 'mail', which nothing reads"), "\(fix.errors)")
  }

  @Test func `What shares its line, and what a subclass overrides, goes before the protocol`()
    async throws
  {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }
      protocol HasHub { var hub: String { get } }

      typealias HubDependencies = HasHub
      func hub(_ dependencies: any HubDependencies) -> String { dependencies.hub }

      struct AppDependencies: HasHub {
        let hub = "h"
        func go() -> String { hub + App.hub(self) }
      }

      extension AppDependencies: HasClock { var clock: Int { 3 } }

      struct OtherDependencies: HasHub, HasClock { let hub = "h"; let clock = 3 }
      class Base: HasHub, HasClock {
        let hub = "h"
        var clock: Int { 3 }
      }
      final class Sub: Base {
        override var clock: Int { 4 }
        func go() -> String { App.hub(OtherDependencies()) + App.hub(self) }
      }

      """
    ])
    let fix = try await package.cake("fix")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(
      try package.text() == """
        protocol HasHub { var hub: String { get } }

        typealias HubDependencies = HasHub
        func hub(_ dependencies: any HubDependencies) -> String { dependencies.hub }

        struct AppDependencies: HasHub {
          let hub = "h"
          func go() -> String { hub + App.hub(self) }
        }

        struct OtherDependencies: HasHub { let hub = "h" }
        class Base: HasHub {
          let hub = "h"
        }
        final class Sub: Base {
          func go() -> String { App.hub(OtherDependencies()) + App.hub(self) }
        }

        """, "\(fix.errors)")
  }
}
