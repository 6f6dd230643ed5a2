import Foundation
import TestSupport
import Testing

/// Roots of slices that are not plain names of what everybody sees.
@Suite struct GenerateRootTests {
  @Test(arguments: [
    // What its module shows to its tests alone is imported so, and is named.
    ("TillDependencies", "@testable import Shop", "TillDependencies"),
    // What its file keeps to itself can't be named: its providers can.
    ("DrawerDependencies", "import Shop", "HasTill"),
  ])
  func `A root is of a slice that others can't see`(
    slice: String, expectedImport: String, conformance: String
  ) async throws {
    let package = DoublesPackage.shared
    let result = try await package.generate(
      ["root", "--slices", slice, "--for-tests", "ShopTests"])
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.components(separatedBy: "\n")
    #expect(
      lines.contains(expectedImport) && lines.contains("struct TestDependencies: \(conformance) {"))
    let scratch = try ScratchFolder()
    try scratch.write(result.output, to: "Root.swift")
    let outcome = try await package.compile([scratch.url.appending(path: "Root.swift")])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `What a root chooses has a double, and what no closure gives its reason`() async throws
  {
    let package = DoublesPackage.shared
    let result = try await package.generate(
      ["root", "--slices", "StoreRoomDependencies", "--for-tests", "ShopTests"])
    #expect(result.status == 0, "\(result.errors)")
    try expectGolden(result.output, "generate/root-open.swift")
    let scratch = try ScratchFolder()
    try scratch.write(result.output, to: "Root.swift")
    try scratch.write(
      """
      import Shop
      func root() -> some StoreRoomDependencies {
        TestDependencies(courier: Courier(city: "") { _ in }, shelf: ShelvingDouble())
      }

      """, to: "Use.swift")
    let files = ["Root.swift", "Use.swift"].map { scratch.url.appending(path: $0) }
    let outcome = try await package.compile(files)
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `A class is given its values`() async throws {
    let package = DoublesPackage.shared
    let result = try await package.generate(["root", "--slices", "SeatDependencies"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("\n  init(seat: Int) {\n    self.seat = seat\n  }\n"))
    let scratch = try ScratchFolder()
    try scratch.write(result.output, to: "Root.swift")
    let outcome = try await package.compile([scratch.url.appending(path: "Root.swift")])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `A root of what can't leave its actor is made there, and a public one anywhere`()
    async throws
  {
    let package = DoublesPackage.shared
    let scratch = try ScratchFolder()
    for (access, initializer) in [
      ("internal", "@MainActor init() {}"), ("public", "@MainActor public init() {}"),
    ] {
      let result = try await package.generate(
        ["root", "--slices", "FrontDependencies", "--for-tests", "ShopTests"]
          + ["--name", "\(access)Root", "--access", access])
      #expect(result.output.contains("\n  \(initializer)\n"), "\(result.output)\(result.errors)")
      try scratch.write(result.output, to: "\(access).swift")
      let outcome = try await package.compile([scratch.url.appending(path: "\(access).swift")])
      #expect(outcome.succeeded, "\(outcome.output)")
    }
  }

  @Test func `A root of a slice that asks for 'Sendable' itself stores closures that are`()
    async throws
  {
    let package = DoublesPackage.shared
    let result = try await package.generate(
      ["root", "--slices", "SignDependencies", "--for-tests", "ShopTests"])
    #expect(result.output.contains(": @Sendable (_ text: String) -> String"), "\(result.errors)")
    let scratch = try ScratchFolder()
    try scratch.write(result.output, to: "Root.swift")
    let outcome = try await package.compile([scratch.url.appending(path: "Root.swift")])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `Tests that never compiled, because they wait for a root, get one`() async throws {
    let package = DoublesPackage()
    let folder = try await package.folder
    let tests = try String(
      contentsOf: folder.appending(path: "Tests/ShopTests/CounterTests.swift"), encoding: .utf8)
    let waiting = folder.appending(path: "Tests/WaitingTests")
    try FileManager.default.createDirectory(at: waiting, withIntermediateDirectories: true)
    try Data(tests.utf8).write(to: waiting.appending(path: "CounterTests.swift"))
    // As the command goes on after a build that left these tests out.
    let result = try await Tool.run(
      ["generate", "root", "--for-tests", "WaitingTests", "--skip-build"], in: folder,
      environment: ["CAKE_PARTIAL": "1"])
    #expect(result.status == 0, "\(result.errors)")
    let root = try await package.generate(["root", "--for-tests", "ShopTests"]).output
    #expect(
      result.output.split(separator: "\n").dropFirst(2) == root.split(separator: "\n").dropFirst(2))
  }

  @Test(arguments: [
    // A slice that is a value's type can't be conformed to: its providers can.
    ("Aisle", "AisleModel.Needs", "HasTill & HasToday"),
    ("Shelf", "ShelfModel.Needs", "ShelfModel.Needs"),
  ])
  func `Of many slices with one name, a root has those of the types that tests name`(
    name: String, slice: String, conformance: String
  ) async throws {
    let package = DoublesPackage()
    let tests = try await package.folder.appending(path: "Tests/\(name)Tests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    let file = tests.appending(path: "\(name)Tests.swift")
    // A module that is not imported has no say: what is called so is another thing.
    let text = """
      import Shop
      func made(_ needs: any \(slice)) -> \(name)Model { \(name)Model(needs) }
      struct DriveDependencies {}

      """.replacing("any Aisle", with: "Aisle")
    try Data(text.utf8).write(to: file)
    let result = try await package.generate(["root", "--for-tests", "\(name)Tests"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("\nstruct TestDependencies: \(conformance) {\n"))
    let root = try ScratchFolder()
    try root.write(result.output, to: "Root.swift")
    let style = try await package.folder.appending(path: "Tests/ShopTests/CounterTests.swift")
    let outcome = try await package.compile([root.url.appending(path: "Root.swift"), file, style])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test(.long, arguments: ["root", "doubles"])
  func `What only tests link is written into no other target`(kind: String) async throws {
    let package = DoublesPackage()
    let folder = try await package.folder
    let file = folder.appending(path: "Sources/Shop/Written.swift")
    let output = ["--output", "Sources/Shop/Written.swift"]
    let arguments = [kind, "--slices", "WindowDependencies"] + output
    for more in [[], ["--for-tests", "ShopTests"]] {
      let refused = try await package.generate(arguments + more)
      #expect(refused.status == 2 && refused.output == "")
      #expect(
        refused.errors
          == "error: 'Shop' is not for tests: what is written there would not link, because it imports "
          + "LayerCakeTesting\nnote: write it into a test target, or into one that depends on "
          + "LayerCakeTesting\n")
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))

    let plan = folder.appending(path: ".build/debug.yaml")
    let text = try String(contentsOf: plan, encoding: .utf8)
    let linked = text.replacing(
      "Providers.swift\"]", with: "Providers.swift\",\"LayerCakeTesting.swiftmodule\"]")
    #expect(linked != text)
    try Data(linked.utf8).write(to: plan)
    let written = try await package.generate(arguments + ["--access", "public"])
    #expect(written.status == 0, "\(written.errors)")
  }

  @Test func `A root for previews goes anywhere, and is called so`() async throws {
    let result = try await DoublesPackage.shared.generate(
      ["root", "--slices", "WindowDependencies", "--preview", "--dry-run"]
        + ["--output", "Sources/Shop/Preview.swift"])
    #expect(result.errors == "" && result.status == 1, "\(result.errors)")
    #expect(
      result.output.contains("+struct PreviewDependencies: WindowDependencies {\n"),
      "\(result.output)")
  }
}
