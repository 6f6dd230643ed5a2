import Foundation
import TestSupport
import Testing

/// What a type reaches for in places that are easily missed.
@Suite struct SliceReachTests {
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
}
