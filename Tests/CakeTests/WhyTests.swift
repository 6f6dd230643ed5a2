import Foundation
import TestSupport
import Testing

@Suite struct WhyTests {
  @Test(arguments: [
    (["HasAnalytics"], "provider"), (["LoginFeature.LoginDependencies"], "slice"),
    (["ReposModel"], "consumer"), (["App.AppDependencies"], "root"),
    (["HasGitHub", "--in", "ReposDependencies"], "need"),
    (["HasGitHub", "--in", "ReposModel"], "need"),
    (["HasNow", "--in", "LoginDependencies"], "redundant-need"),
    (["Core.HasAnalytics", "--in=ReposFeature.RepoDependencies"], "unused-need"),
    (["BaseDependencies", "--in", "LoginDependencies"], "included-slice"),
  ])
  func `Whatever has a name is explained`(arguments: [String], golden: String) async throws {
    let result = try await Fixture.repos.command(["why", "--skip-build"] + arguments)
    try expectGolden(result.output, "why/\(golden).txt")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: [
    (["HasNwo"], "nothing is known of the name 'HasNwo'; did you mean 'HasNow'?"),
    (["Core.HasNwo"], "nothing is known of the name 'Core.HasNwo'; did you mean 'Core.HasNow'?"),
    (["HASNOW"], "nothing is known of the name 'HASNOW'; did you mean 'HasNow'?"),
    (
      ["Xyzzy"],
      "nothing is known of the name 'Xyzzy'; "
        + "'cake check --verbose' shows slices, consumers and what they need"
    ),
    (
      ["HasNow", "--in", "ReposDependency"],
      "nothing is known of the slice 'ReposDependency'; did you mean 'ReposDependencies'?"
    ),
    (
      ["HasNow", "--in", "RepoDependencies"],
      "'ReposFeature.RepoDependencies' does not name 'Core.HasNow'; "
        + "it needs 'Core.HasAnalytics', 'Core.HasGitHub'"
    ),
    (
      ["LoginDependencies", "--in", "BaseDependencies"],
      "'LoginFeature.BaseDependencies' does not name 'LoginFeature.LoginDependencies'; "
        + "it needs 'Core.HasAnalytics', 'Core.HasNow'"
    ),
    (
      ["GitHub"],
      "'Core.GitHub' (Sources/Core/GitHub.swift:1:17) is no provider: "
        + "no pattern of 'providerPatterns' is its name's"
    ),
    (
      ["App.LiveGitHub"],
      "'App.LiveGitHub' (Sources/App/AppDependencies.swift:5:8) "
        + "is neither a provider, a slice, a consumer nor a root"
    ),
    ([], "'cake why' needs NAME; 'cake why --help' says what it can be"),
    (["HasNow", ".", "more"], "'cake why' does not take 'more'"),
  ])
  func `A name that is none is one sentence`(arguments: [String], message: String) async throws {
    let result = try await Fixture.repos.command(["why", "--skip-build"] + arguments)
    #expect(result.errors == "error: \(message)\n")
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func `What the compiler keeps is said with its error, and by facts with the doubt`()
    async throws
  {
    let package = try await PlannedPackage.shared()
    let need = ["why", "--skip-build", "HasPush", "--in", "ModelDependencies"]
    let proved = try await Tool.run(need, in: package.folder)
    #expect(
      proved.output.contains(
        """

          Sources/App/App.swift:8:35: kept by proof: without it error: value of type \
        'any ModelDependencies' has no member 'push'

        """), "\(proved.output)")
    let facts = try await Tool.run(need + ["--no-proof"], in: package.folder)
    #expect(facts.output.contains("kept: 'App.push(_:)' uses it on a value"), "\(facts.output)")
    let gone = try await Tool.run(
      ["why", "--skip-build", "HasCache", "--in", "ModelDependencies"], in: package.folder)
    #expect(gone.output.contains(PlannedPackage.message))
  }

  @Test func `A need is not said to be kept in place of another that stays for its type`()
    async throws
  {
    let package = try await SmallPackage(
      [
        "App.swift": """
        protocol HasClock { var clock: Int { get } }
        protocol HasMenu { var menu: Int { get } }
        typealias ListDependencies = HasClock & HasMenu
        typealias PageDependencies = HasClock
        typealias BarDependencies = HasMenu
        typealias MenuDependencies = HasMenu
        typealias ScreenDependencies = ListDependencies & BarDependencies
        struct Box<Value> { let value: Value }
        final class Weak<Value> {
          private weak var kept: AnyObject?
          var value: Value? { kept as? Value }
          init(_ value: Value) { kept = value as AnyObject }
        }
        func list(_ box: Box<any ListDependencies>) -> Int { box.value.clock }
        func page(_ box: Box<any PageDependencies>) -> Int { box.value.clock }
        func bar(_ box: Box<any BarDependencies>) {}
        func menu(_ box: Box<any MenuDependencies>) -> Int { box.value.menu }
        func screen(_ all: any ScreenDependencies) -> Int {
          bar(Box(value: all))
          return list(Box(value: all)) + all.menu
        }

        """
      ], inRepository: false)
    let answer = try await package.cake("why", "HasMenu", "--in", "ListDependencies")
    #expect(
      answer.output.contains(
        "Sources/App/App.swift:11:28: kept: without it and what else could go, the slice would be one "
          + "type with 'App.PageDependencies', and code tells types apart while it runs"),
      "\(answer.output)")
  }

  @Test func `A name that several things have lists them, and one that is nothing's says why`()
    async throws
  {
    let package = try await SmallPackage(
      [
        "App.swift": """
        protocol HasClock { var clock: Int { get } }
        struct First {
          typealias Services = HasClock
          let services: any Services
        }
        struct Second {
          typealias Services = HasClock
          let services: any Services
        }
        protocol HasBadge {}

        """
      ], inRepository: false)
    let several = try await package.cake("why", "Services")
    #expect(
      several.errors == """
        error: 'Services' can be several things:
          Sources/App/App.swift:3:13: slice 'App.First.Services'
          Sources/App/App.swift:7:13: slice 'App.Second.Services'

        """)
    #expect(several.status == 2)
    let one = try await package.cake("why", "First.Services", "--skip-build")
    #expect(one.output.hasPrefix("Sources/App/App.swift:3:13: slice 'App.First.Services'\n"))
    let empty = try await package.cake("why", "HasBadge", "--skip-build")
    #expect(
      empty.errors == "error: 'App.HasBadge' (Sources/App/App.swift:10:10) is no provider: "
        + "it requires nothing\n")
  }

  @Test func `What is hidden keeps what could only go with it, and is said to`() async throws {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      // cake:ignore unused-need HasCache - comes next week
      typealias ChildDependencies = HasClock & HasCache
      struct Child {
        let dependencies: any ChildDependencies
        var now: Int { dependencies.clock }
      }
      typealias ParentDependencies = HasClock & HasCache
      struct Parent {
        let dependencies: any ParentDependencies
        var child: Child { Child(dependencies: dependencies) }
      }

      """
    let package = try await SmallPackage(["App.swift": text])
    let fix = try await package.cake("fix")
    #expect(fix.errors == "nothing to fix\n" && fix.status == 0)
    #expect(try package.text() == text)
    let why = try await package.cake("why", "HasCache", "--in=ParentDependencies", "--skip-build")
    #expect(
      why.output.contains(
        """
        what keeps it
          Sources/App/App.swift:12:22: 'App.Parent.child' hands it to 'App.Child.init(dependencies:)' as 'App.ChildDependencies'
            Sources/App/App.swift:4:42: kept: that nothing uses it is hidden here

        """), "\(why.output)")
    let child = try await package.cake("why", "ChildDependencies", "--skip-build")
    #expect(
      child.output.hasSuffix(
        """
        findings
          Sources/App/App.swift:4:42: warning: 'ChildDependencies' does not need 'HasCache': no consumer uses or forwards it [unused-need], hidden by 'cake:ignore'

        """), "\(child.output)")
  }
}
