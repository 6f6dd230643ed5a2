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
    let open = try await package.cake(command + ["--output", "/dev/stdout"])
    #expect(open.output == printed.output && open.errors == printed.errors)
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
      ["generate", "root", "--for-tests", "Shop", "--skip-build"],
      "nothing is known of the test target 'Shop'; did you mean 'ShopTests'?"
    ),
    (
      ["generate", "root", "--for-tests", "ShopTests", "--name", "ShopDependencies"]
        + ["--output", "Tests/ShopTests/Root.swift", "--skip-build"],
      "'ShopDependencies' is there already (CounterTests.swift:13); name it otherwise with '--name'"
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
