import Foundation
import TestSupport
import Testing

/// Roots and doubles that are more than structures of closures, each written as it compiles.
@Suite(.long) struct GenerateCornerTests {
  @Test(arguments: [
    ("Decoding", ["import LayerCakeTesting"]),
    (
      "Gauge",
      [
        "  var gauge: Int", "  nonisolated let unit: String", "    gauge: Int,",
        "    unit: String,",
      ]
    ),
    (
      "Panel",
      ["  nonisolated let onCode: @Sendable () -> Int"]
    ),
    ("Desk", ["  nonisolated let code: Int", "  @MainActor var height: Int"]),
    ("Pace", ["  var onRate: () -> Int = unimplemented(\"HasQuick.onRate\")", "  var pace: Int"]),
    (
      "Log",
      [
        "struct LoggingDouble: Logging, Sendable {",
        "final class MarkingDouble: Marking, Sendable {",
      ]
    ),
  ])
  func `A root is what its slice asks for`(name: String, lines: [String]) async throws {
    let text = try await Self.root(of: name, for: "ShopTests")
    for line in lines { #expect(text.components(separatedBy: "\n").contains(line), "\(text)") }
  }

  @Test func `What has no closure fails by the requirement's own name`() async throws {
    let text = try await Self.root(of: "Combining", for: "ShopTests")
    for name in ["onCombined", "old", "kept", "init"] {
      #expect(text.contains("nimplemented(\"HasCombining.\(name)\")"), "\(text)")
    }
    // A test makes one all the same.
    #expect(text.contains("\n  init() {}\n"), "\(text)")
  }

  @Test func `A failure names a closure that a test can set, of one property or of a double`()
    async throws
  {
    let text = try await Self.root(of: "Log", for: "ShopTests")
    #expect(text.contains("\"HasMarks.marks.onMark\""), "\(text)")
    // Two properties have it.
    #expect(text.contains("\"LoggingDouble.onLog\""), "\(text)")
  }

  @Test func `What a property keeps, its setter's closure takes to keep`() async throws {
    let package = DoublesPackage.shared
    let result = try await package.generate(["doubles", "--interface", "Shop.Hooking"])
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(
      result.output.contains("  var onSetLog: (@escaping @Sendable (String) -> Void) -> Void"))
    #expect(result.output.contains("  var onWindow: () -> Int? ="))
    try await Self.compile(result.output)
  }

  #if os(Linux)
    @Test func `What Foundation shows as its own is its own`() async throws {
      let package = DoublesPackage.shared
      let name = "Foundation.FileManagerDelegate"
      let result = try await package.generate(["doubles", "--interface", name])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("class FileManagerDelegateDouble: "), "\(result.output)")
      try await Self.compile(result.output)
    }
  #endif

  @Test func `What two modules have by one name is written with its module`() async throws {
    let text = try await Self.root(of: "Lines", for: "ShopTests")
    for line in [
      "  var lines: any Scoped.Logging = ScopedLoggingDouble()",
      "  var log: any Shop.Logging = ShopLoggingDouble()",
      "  var box = Scoped.Till.unimplemented()",
      "struct ScopedLoggingDouble: Scoped.Logging {", "extension Shop.Till {",
    ] {
      #expect(text.components(separatedBy: "\n").contains(line), "\(text)")
    }
  }

  @Test(arguments: [
    ("Till", ["nonisolated struct TestDependencies: ", "nonisolated extension Till {"]),
    ("Log", ["nonisolated struct LoggingDouble: ", "nonisolated final class MarkingDouble: "]),
    ("Panel", ["final class PanelDouble: "]),
    ("Gauge", ["actor TestDependencies: "]),
  ])
  func `What is on no actor says so where the main actor is the default`(
    name: String, beginnings: [String]
  ) async throws {
    let text = try await Self.root(of: name, for: "MainTests", DoublesPackage.mainActor)
    let lines = text.components(separatedBy: "\n")
    for beginning in beginnings {
      #expect(lines.contains { $0.hasPrefix(beginning) }, "\(text)")
    }
  }

  @Test func `A root of what is the main actor's by default is its own, too`() async throws {
    let result = try await DoublesPackage.shared.generate(
      ["root", "--slices", "ShelfModel.Needs", "--for-tests", "MainTests"])
    #expect(result.output.contains("\nstruct TestDependencies: "), "\(result.output)")
  }

  private static func root(
    of name: String, for tests: String, _ settings: [String] = []
  ) async throws -> String {
    let result = try await DoublesPackage.shared.generate(
      ["root", "--slices", "\(name)Dependencies", "--for-tests", tests])
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    try await compile(result.output, settings)
    return result.output
  }

  private static func compile(_ text: String, _ settings: [String] = []) async throws {
    let scratch = try ScratchFolder()
    try scratch.write(text, to: "Generated.swift")
    let outcome = try await DoublesPackage.shared.compile(
      [scratch.url.appending(path: "Generated.swift")], settings)
    #expect(outcome.succeeded, "\(outcome.output)")
  }
}
