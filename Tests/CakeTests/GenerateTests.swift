import Foundation
import TestSupport
import Testing

@Suite struct GenerateTests {
  @Test func `Doubles are written for all that protocols allow, and compile`() async throws {
    let package = DoublesPackage.shared
    let result = try await package.generate([
      "doubles", "--for-tests", "ShopTests", "--slices",
      "CounterDependencies,WindowDependencies,BackDependencies", "--interface", "Shop.Ordered",
      "--interface", "Shop.Closed",
    ])
    #expect(result.status == 0, "\(result.errors)")
    var parts = Self.parts(of: result.output)
    let longest = try #require(parts.firstIndex { $0.contains("struct StockingDouble") })
    try expectGolden(parts.remove(at: longest), "generate/doubles-stocking.swift")
    try expectGolden(parts.joined(separator: "\n"), "generate/doubles.swift")
    try expectGolden(result.errors, "generate/doubles.txt")
    let scratch = try ScratchFolder()
    try scratch.write(result.output, to: "Doubles.swift")
    let outcome = try await package.compile([scratch.url.appending(path: "Doubles.swift")])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `A root has what its slices need, no more, and compiles`() async throws {
    let package = DoublesPackage.shared
    let scratch = try ScratchFolder()
    let doubles = try ["doubles", "doubles-stocking"].map {
      try String(
        contentsOf: Folder.tests.appending(path: "Goldens/generate/\($0).swift"), encoding: .utf8)
    }.joined()
    let roots = [
      (
        ["--slices", "CounterDependencies,Shop.WindowDependencies", "--for-tests", "ShopTests"],
        "root.swift"
      ),
      (["--slices", "WindowDependencies", "--preview", "--name", "Preview"], "root-preview.swift"),
      (["--for-tests", "ShopTests", "--access", "public"], "root-public.swift"),
    ]
    for (arguments, golden) in roots {
      let result = try await package.generate(["root"] + arguments)
      #expect(result.status == 0, "\(result.errors)")
      try scratch.write(result.output, to: golden)
      var parts = Self.parts(of: result.output)
      if golden == "root.swift" {
        for double in parts.dropFirst() { #expect(doubles.contains(double), "\(double)") }
        parts.removeLast(parts.count - 1)
      }
      try expectGolden(parts.joined(separator: "\n"), "generate/\(golden)")
    }
    let files = ["root.swift", "root-preview.swift"].map { scratch.url.appending(path: $0) }
    let tests = try await package.folder.appending(path: "Tests/ShopTests/CounterTests.swift")
    let outcome = try await package.compile(files + [tests])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

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

  @Test(arguments: ["public", "package"])
  func `What others may use imports for them what they see of it`(access: String) async throws {
    let package = DoublesPackage.shared
    let scratch = try ScratchFolder()
    for interface in ["Caching", "Watching"] {
      let result = try await package.generate(
        ["doubles", "--interface", "Shop.\(interface)", "--access", access])
      #expect(result.errors == "")
      #expect(result.output.contains("\n\(access) import Shop\n"))
      // Only a double that can't be set later has closures among its initialiser's arguments, and
      // the compiler minds what is public alone.
      let isShown = interface == "Caching" && access == "public"
      #expect(
        result.output.contains("\n\(isShown ? "public " : "")import LayerCakeTesting\n"))
      try scratch.write(result.output, to: "\(interface).swift")
    }
    let outcome = try await package.compile(
      ["Caching.swift", "Watching.swift"].map { scratch.url.appending(path: $0) })
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `Forwarding is written for what lacks it`() async throws {
    let package = DoublesPackage.shared
    let result = try await package.generate(["forwarding"])
    #expect(result.status == 0, "\(result.errors)")
    try expectGolden(result.output, "generate/forwarding.swift")
    let scratch = try ScratchFolder()
    try scratch.write(result.output, to: "Forwarding.swift")
    let outcome = try await package.compile([scratch.url.appending(path: "Forwarding.swift")])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `Forwarding goes beside protocols whose modules import LayerCake`() async throws {
    let package = DoublesPackage.shared
    let result = try await package.generate([
      "forwarding", "--beside", "--dry-run", "--slices", "DriveDependencies,CounterDependencies",
    ])
    #expect(result.status == 1)
    try expectGolden(result.output, "generate/forwarding-beside.txt")
    try expectGolden(result.errors, "generate/forwarding-left.txt")
    let scratch = try ScratchFolder()
    let folder = try await package.folder
    try FileManager.default.copyItem(
      at: folder.appending(path: "Sources"), to: scratch.url.appending(path: "Sources"))
    try scratch.write(result.output, to: "difference")
    let applied = try await Compiler.run(["git", "apply", "difference"], in: scratch.url)
    #expect(applied.succeeded, "\(applied.output)")
    let outcome = try await package.compile(
      Folder.swiftFiles(in: scratch.url.appending(path: "Sources/Scoped")),
      ["-module-name", "Scoped"])
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test func `What was edited is left alone unless forced, and the rest is brought up to date`()
    async throws
  {
    let package = DoublesPackage()
    let folder = try await package.folder
    let file = folder.appending(path: "Tests/ShopTests/Roots/TestDependencies.swift")
    func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }
    let command = ["generate", "root", "--for-tests", "ShopTests", "--skip-build"]
    // The folder is made with it.
    let output = ["--output", "Tests/ShopTests/Roots/TestDependencies.swift"]
    let printed = try await package.cake(command)
    #expect(try await package.cake(command + output).errors == "wrote '\(output[1])'\n")
    #expect(try text() == printed.output)
    #expect(try await package.cake(command + output).errors == "'\(output[1])' is up to date\n")

    let edited = printed.output.replacing(
      "struct TestDependencies", with: "struct  TestDependencies")
    try Data(edited.utf8).write(to: file)
    let refused = try await package.cake(command + output)
    #expect(refused.status == 1 && refused.output.contains("-struct  TestDependencies"))
    #expect(refused.errors.hasPrefix("'\(output[1])' was left alone"))
    #expect(try text() == edited)
    let update = try await package.cake(["generate", "update", "--skip-build"])
    #expect(update.status == 1 && update.output == refused.output)
    let dry = try await package.cake(["generate", "update", "--skip-build", "--dry-run", "--force"])
    #expect(dry.status == 1 && dry.output == refused.output)
    #expect(try await package.cake(["generate", "update", "--skip-build", "--force"]).status == 0)
    #expect(try text() == printed.output)

    try Data("struct Mine {}\n".utf8).write(to: file)
    #expect(try await package.cake(command + output).status == 1)
    #expect(try text() == "struct Mine {}\n")
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

  @Test func `In a package without LayerCake the remedy is named`() async throws {
    let result = try await Fixture.repos.command(
      ["generate", "root", "--slices", "ReposDependencies", "--skip-build"])
    #expect(result.output == "" && result.status == 2)
    #expect(
      result.errors.hasSuffix(
        "\nnote: let a target of the package depend on that product of LayerCake, and build it\n"),
      "\(result.errors)")
  }

  @Test(arguments: [
    (["generate"], "'cake generate' needs KIND"),
    (["generate", "rot"], "unknown kind 'rot'; did you mean 'root'?"),
    (["generate", "doubles", "--preview"], "'--preview' needs 'root'"),
    (["generate", "root", "--beside"], "'--beside' needs 'forwarding'"),
    (["generate", "root", "--name", "a b"], "'--name' needs a type's name, not 'a b'"),
    (
      ["generate", "root", "--slices", "CounterDependnecies", "--skip-build"],
      "nothing is known of the slice 'CounterDependnecies'; did you mean 'CounterDependencies'?"
    ),
    (
      ["generate", "root", "--for-tests", "ShopTest", "--skip-build"],
      "nothing is known of the test target 'ShopTest'; did you mean 'ShopTests'?"
    ),
    (
      ["generate", "doubles", "--interface", "Shop.Stockin", "--skip-build"],
      "nothing is known of the protocol 'Shop.Stockin'; did you mean 'Shop.Stocking'?"
    ),
    (
      ["generate", "doubles", "--interface", "Shopp.Stocking", "--skip-build"],
      "the compiler can't say what the module 'Shopp' declares"
    ),
  ])
  func `What can't be generated is one sentence`(
    arguments: [String], message: String
  ) async throws {
    let result = try await DoublesPackage.shared.cake(arguments)
    #expect(result.output == "" && result.status == 2)
    #expect(result.errors.hasPrefix("error: \(message)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count <= 2)
  }

  /// What was printed, cut before each double's comment; each part ends with its line.
  private static func parts(of output: String) -> [String] {
    let cut = "\n/// A double of "
    let parts = output.components(separatedBy: cut)
    return [parts[0]] + parts.dropFirst().map { cut.dropFirst() + $0 }
  }
}
