import Foundation
import TestSupport
import Testing

@Suite struct NewTests {
  @Test func `A provider and a feature begin as the package writes them`() async throws {
    let package = DoublesPackage.shared
    let scratch = try ScratchFolder()
    let provider = try await package.cake([
      "new", "provider", "URLShortener", "--skip-build", "--dry-run",
    ])
    try expectGolden(provider.output, "new/provider.swift")
    let sameProvider = try await package.cake([
      "new", "provider", "HasURLShortener", "--skip-build", "--dry-run",
    ])
    #expect(sameProvider.output == provider.output)
    try scratch.write(provider.output, to: "URLShortener.swift")
    let feature = try await package.cake([
      "new", "feature", "Sale", "--needs", "HasStock,Shop.HasTill", "--skip-build", "--dry-run",
    ])
    try expectGolden(feature.output, "new/feature.swift")
    try scratch.write(feature.output, to: "SaleModel.swift")
    #expect(provider.errors + feature.errors == "")
    let files = try Folder.swiftFiles(in: scratch.url)
    let own = try Folder.swiftFiles(in: try await package.folder.appending(path: "Sources/Shop"))
    let outcome = try await package.compile(own + files, ["-module-name", "Shop"])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `A new module is told of, and nothing is written over`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      public protocol HasClock { var clock: Int { get } }
      public final class MapScreen {
        public typealias Services = HasClock
        let dependencies: any Services
        public init(dependencies: any Services) { self.dependencies = dependencies }
        func text() -> String { "\\(dependencies.clock)" }
      }

      """
    ])
    let taken = try await package.cake("new", "provider", "MapScreen")
    #expect(
      taken.status == 2
        && taken.errors.contains(
          "there is a type 'App.MapScreen' already, at Sources/App/App.swift:2:20")
    )
    // What is asked for twice is named once.
    let made = try await package.cake("new", "feature", "Tour", "--needs", "HasClock,HasClock")
    #expect(made.errors.hasSuffix("wrote 'Sources/App/TourScreen.swift'\n"))
    let lines = try package.text("Sources/App/TourScreen.swift").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.prefix(5) == [
        "/// The tour.", "public final class TourScreen {", "/// What the tour needs.",
        "public typealias Services = HasClock", "private let dependencies: any Services",
      ])
    let again = try await package.cake("new", "feature", "Tour", "--needs", "HasClock")
    #expect(
      again.status == 2 && again.errors.contains("there is a slice 'TourScreen.Services' already"))
  }

  @Test(arguments: [
    (["new"], "'cake new' needs KIND"),
    (["new", "provider"], "'cake new' needs NAME"),
    (["new", "providr", "X"], "unknown kind 'providr'; did you mean 'provider'?"),
    (["new", "provider", "weather"], "'NAME' needs a type's name, such as 'Weather'"),
    (["new", "provider", "Self"], "'NAME' needs a type's name, such as 'Weather'"),
    (["new", "feature", "Sale"], "'feature' needs '--needs': a slice names at least one"),
    (
      ["new", "feature", "Sale", "--needs", "HasStok", "--skip-build"],
      "nothing is known of the provider 'HasStok'; did you mean 'HasStock'?"
    ),
    (
      ["new", "provider", "Stock", "--skip-build"], "there is a provider 'HasStock' already"
    ),
  ])
  func `What can't be begun is one sentence`(arguments: [String], message: String) async throws {
    let result = try await DoublesPackage.shared.cake(arguments)
    #expect(result.output == "" && result.status == 2)
    #expect(result.errors.hasPrefix("error: \(message)"), "\(result.errors)")
  }
}
