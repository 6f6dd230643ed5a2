import Foundation
import TestSupport
import Testing

/// What a type reaches for in places that are easily missed.
@Suite(.long) struct SliceReachTests {
  private static let analytics = """
    final class Analytics: Sendable {
      static let shared = Analytics()
      func track(_ event: String) {}
    }

    """

  @Test func `What a lazy property reaches for is used, whoever reads the property`() async throws {
    let package = try await SmallPackage([
      "App.swift": Self.analytics + """
        final class HomeModel {
          lazy var title = {
            Analytics.shared.track("title")
            return "Home"
          }()
        }
        func title(of model: HomeModel) -> String { model.title }

        """
    ])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel", "--apply")
    #expect(result.status == 0 && result.errors == "", "\(result.output)\(result.errors)")
    let text = try package.text()
    #expect(text.contains("    self.dependencies.analytics.track(\"title\")\n"), "\(text)")
  }

  @Test func `What an initial value is made of is used, whoever reads the property`() async throws {
    let package = try await SmallPackage([
      "App.swift": Self.analytics + """
        final class HomeModel {
          let title = {
            Analytics.shared.track("title")
            return "Home"
          }()
        }
        func title(of model: HomeModel) -> String { model.title }

        """
    ])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel")
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(
      result.output.contains("// - 'Analytics.shared' (Sources/App/App.swift:7)\n"),
      "\(result.output)")
    #expect(
      result.output.hasSuffix("can't take a slice yet: 'title' is made of it.\n"),
      "\(result.output)")
  }

  @Test func `A subclass of what has moved is told what it still reaches for`() async throws {
    let package = try await SmallPackage([
      "App.swift": Self.analytics + """
        class Base {
          func open() { Analytics.shared.track("base") }
        }
        class Sub: Base {
          func close() { Analytics.shared.track("sub") }
        }

        """
    ])
    let base = try await package.cake("generate", "slice", "--for", "Base", "--apply")
    #expect(base.status == 0, "\(base.output)\(base.errors)")
    let result = try await package.cake("generate", "slice", "--for", "Sub", "--skip-build")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: 'App.Sub' takes 'App.BaseDependencies', which has all that it uses, and still "
        + "reaches for 'Analytics.shared' at Sources/App/App.swift:29: read that from its "
        + "dependencies\n")
  }

  private static let parts = """
    protocol Storing { func save() }
    final class Mailer {
      func send() {}
    }

    """

  @Test(arguments: ["ServiceLocator", "PartRegistry", "AppAssembly"])
  func `Of a container by any of its usual names, the members are what is used`(
    name: String
  ) async throws {
    let package = try await SmallPackage([
      "App.swift": Self.parts + """
        final class \(name) {
          let mailer = Mailer()
          let store: any Storing
          init(store: any Storing) { self.store = store }
        }
        final class HomeModel {
          let parts: \(name)
          init(parts: \(name)) { self.parts = parts }
          func open() { parts.mailer.send() }
        }

        """
    ])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel")
    #expect(
      result.output.contains("typealias HomeDependencies = HasMailer\n"),
      "\(result.output)\(result.errors)")
  }

  @Test func `A registry that has no parts is one thing`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      final class FontRegistry {
        nonisolated(unsafe) static let shared = FontRegistry()
        var names: [String] = []
        func register(_ name: String) {}
      }
      final class HomeModel {
        func open() { FontRegistry.shared.register("Serif") }
      }

      """
    ])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel")
    #expect(
      result.output.contains("typealias HomeDependencies = HasFontRegistry\n"),
      "\(result.output)\(result.errors)")
  }

  @Test(arguments: ["protocol", "class"])
  func `What gives whatever it is asked for is no provider`(kind: String) async throws {
    let package = try await SmallPackage([
      "App.swift": Self.parts + """
        \(kind) Resolver {
          func resolve<T>(_ type: T.Type) -> T?\(kind == "class" ? " { nil }" : "")
        }
        final class HomeModel {
          let resolver: \(kind == "class" ? "" : "any ")Resolver
          init(resolver: \(kind == "class" ? "" : "any ")Resolver) { self.resolver = resolver }
          func open() { resolver.resolve(Mailer.self)?.send() }
        }

        """
    ])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel", "--apply")
    #expect(result.status == 2 && result.output == "", "\(result.output)")
    #expect(
      result.errors
        == "error: 'App.HomeModel' uses nothing that a slice could name; Sources/App/App.swift:11: "
        + "'resolve(_:)' of 'Resolver' gives whatever it is asked for: take what is asked for here "
        + "instead\n")
  }

  @Test func `An interface that decodes what it is asked for is one`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol Fetching {
        func fetch<T: Decodable>(_ type: T.Type) -> T?
        func value<T>(of type: T.Type, for key: String) -> T?
      }
      final class HomeModel {
        let api: any Fetching
        init(api: any Fetching) { self.api = api }
        func open() -> String? { api.fetch(String.self) ?? api.value(of: String.self, for: "") }
      }

      """
    ])
    let result = try await package.cake("generate", "slice", "--for", "HomeModel")
    #expect(
      result.output.contains("protocol HasApi {\n  var api: any Fetching { get }\n"),
      "\(result.output)\(result.errors)")
  }
}
