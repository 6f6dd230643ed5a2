import Testing

/// What is left of a dependency when the last need of it has gone.
@Suite struct CascadeTests {
  @Test func `What nothing needs any more goes to the end: need, values, protocol`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }

      /// Sends mail.
      protocol HasMail {
        var mail: String { get }
      }

      typealias ListDependencies = HasClock & HasMail
      struct List {
        let dependencies: any ListDependencies
        var now: Int { dependencies.clock }
      }
      struct AppDependencies: ListDependencies {
        let clock = 1
        /// The post office.
        let mail = "post"
        let other = 2
      }
      struct OtherDependencies: ListDependencies {
        var clock = 1
        var mail: String
      }
      func list() -> List { List(dependencies: AppDependencies()) }
      func others() -> [List] {
        [
          List(dependencies: OtherDependencies(mail: "post")),
          List(dependencies: OtherDependencies(clock: 2, mail: "post")),
        ]
      }

      """
    ])
    let fix = try await package.cake("fix")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(fix.errors.contains("fixed 4 findings in 1 file\n"), "\(fix.errors)")
    #expect(
      try package.text() == """
        protocol HasClock { var clock: Int { get } }

        typealias ListDependencies = HasClock
        struct List {
          let dependencies: any ListDependencies
          var now: Int { dependencies.clock }
        }
        struct AppDependencies: ListDependencies {
          let clock = 1
          let other = 2
        }
        struct OtherDependencies: ListDependencies {
          var clock = 1
        }
        func list() -> List { List(dependencies: AppDependencies()) }
        func others() -> [List] {
          [
            List(dependencies: OtherDependencies()),
            List(dependencies: OtherDependencies(clock: 2)),
          ]
        }

        """)
  }

  @Test func `What is set and never read is told, and left to you`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }
      protocol HasPush { var push: Int { get } }
      typealias ListDependencies = HasClock
      struct List {
        let dependencies: any ListDependencies
        var now: Int { dependencies.clock }
      }
      struct AppDependencies: ListDependencies {
        let clock = 1
        var push = 2
      }
      func list() -> List {
        var dependencies = AppDependencies()
        dependencies.push = 3
        return List(dependencies: dependencies)
      }

      """
    ])
    let check = try await package.cake("check", "--only", "stale-provider", "--no-proof")
    #expect(check.status == 1)
    #expect(
      check.output.contains(
        """
        Sources/App/App.swift:2:10: warning: nothing names 'HasPush' [stale-provider]
        Sources/App/App.swift:10:7: warning: 'AppDependencies' has 'push', which nothing reads: \
        it does not conform to 'HasPush' [stale-provider]

        """), "\(check.output)")
    // Without the protocol nobody would know what the value was for.
    let fix = try await package.cake("fix", "--skip-build", "--rule=stale-provider")
    #expect(fix.errors.hasSuffix("fixed 0 findings in 0 files; 2 left\n"), "\(fix.errors)")
    #expect(fix.status == 1)
    let mended = try package.text().replacing("  var push = 2\n", with: "")
      .replacing("  dependencies.push = 3\n", with: "").replacing("var dep", with: "let dep")
    try package.write(mended, to: "Sources/App/App.swift")
    #expect(try await package.cake("fix", "--allow-dirty").status == 0)
    #expect(try !package.text().contains("HasPush"))
  }

  @Test func `A value whose protocol has gone before is told, and goes with its arguments`()
    async throws
  {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }
      typealias ListDependencies = HasClock
      struct List {
        let dependencies: any ListDependencies
        var now: Int { dependencies.clock }
      }
      struct AppDependencies: ListDependencies {
        let clock: Int
        let mail: String
      }
      func list() -> List {
        List(dependencies: AppDependencies(clock: 1, mail: "post"))
      }

      """
    ])
    let check = try await package.cake("check", "--no-proof")
    #expect(check.status == 0)
    #expect(
      check.output.contains(
        """
        Sources/App/App.swift:9:7: info: 'AppDependencies' has 'mail', which nothing reads: \
        it answers no provider [stale-provider]

        """), "\(check.output)")
    let json = try await package.cake("check", "--skip-build", "--no-proof", "--format", "json")
    #expect(json.output.contains(#""symbol": "App.AppDependencies.mail""#), "\(json.output)")
    let fix = try await package.cake("fix", "--allow-dirty", "--rule=stale-provider")
    #expect(fix.status == 0, "\(fix.errors)")
    let text = try package.text()
    #expect(!text.contains("mail"), "\(text)")
    #expect(text.contains("AppDependencies(clock: 1))"), "\(text)")
  }

  @Test func `A double that fixes leave without a need goes, one that was idle before stays`()
    async throws
  {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }
      protocol HasMail { var mail: String { get } }
      protocol HasPush { var push: Int { get } }
      typealias ListDependencies = HasClock & HasMail
      struct List {
        let dependencies: any ListDependencies
        var now: Int { dependencies.clock }
      }
      func push(_ dependencies: any HasPush & Sendable) -> Int { dependencies.push }
      struct AppDependencies: HasClock, HasMail, HasPush {
        let clock = 1
        let mail = "post"
        let push = 2
      }
      func app() -> Int { List(dependencies: AppDependencies()).now + push(AppDependencies()) }

      """,
      "Tests/Doubles.swift": """
      struct ListDouble: HasClock, HasMail, HasPush {
        var clock = 1
        var mail = "letters"
        var push = 2
      }
      func testNow() -> Bool { List(dependencies: ListDouble()).now == 1 }

      """,
    ])
    let fix = try await package.cake("fix")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(
      fix.errors.contains(
        "note: 1 finding of the severity 'info' left, for '--rule unneeded-double' to fix\n"),
      "\(fix.errors)")
    #expect(try !package.text().contains("HasMail"))
    #expect(
      try package.text("Sources/App/Tests/Doubles.swift") == """
        struct ListDouble: HasClock, HasPush {
          var clock = 1
          var push = 2
        }
        func testNow() -> Bool { List(dependencies: ListDouble()).now == 1 }

        """)
    let rest = try await package.cake("fix", "--allow-dirty", "--rule", "unneeded-double")
    #expect(rest.status == 0, "\(rest.errors)")
    #expect(try !package.text("Sources/App/Tests/Doubles.swift").contains("HasPush"))
  }
}
