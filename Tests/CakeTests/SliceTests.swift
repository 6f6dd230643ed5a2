import Foundation
import TestSupport
import Testing

@Suite struct SliceTests {
  /// What is proposed for several types goes together, where it has no name in common.
  @Test(arguments: [
    (["HomeModel", "TabModel", "EditModel", "Root.Inner", "ClockModel"], "App"),
    (["HelpModel"], "App"), (["ShelfModel"], "App"),
    (["SettingsModel", "ThemeModel", "PairModel"], "Legacy"), (["WorldModel"], "Legacy"),
    (["SignUpModel"], "Legacy"), (["DownloadModel"], "Legacy"),
  ])
  func `What a type uses is proposed as a slice, and compiles`(
    types: [String], module: String
  ) async throws {
    let package = SlicesPackage.shared
    var texts: [String] = []
    for type in types {
      let result = try await package.slice(for: type)
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      try expectGolden(result.output, "generate/slice-\(type).swift")
      texts.append(result.output)
    }
    let outcome = try await package.compile(module, with: texts)
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  @Test(arguments: [
    (["generate", "slice"], "'slice' needs '--for': it is what one type uses"),
    (
      ["generate", "slice", "--for", "HomeModl", "--skip-build"],
      "nothing is known of the structure, class or actor 'HomeModl'; did you mean 'HomeModel'?"
    ),
    (
      ["generate", "slice", "--for", "Inner", "--skip-build"],
      "'Inner' can be several things: 'App.Branch.Inner', 'App.Root.Inner'"
    ),
    (
      ["generate", "slice", "--for", "ListModel", "--skip-build"],
      "'App.ListModel' takes 'App.ListDependencies', and uses all of it"
    ),
    (
      ["generate", "slice", "--for", "Track", "--skip-build"],
      "'Core.Track' uses nothing that a slice could name"
    ),
    (
      ["generate", "slice", "--for", "AppDependencies", "--skip-build"],
      "'App.AppDependencies' is a root: a slice is for what takes one"
    ),
    (
      ["generate", "slice", "--for", "HomeModel", "--output", "Home.swift"],
      "'slice' and '--output' exclude each other"
    ),
    (
      ["generate", "slice", "--for", "HomeModel", "--dry-run"],
      "'--dry-run' needs '--apply': a proposal changes nothing"
    ),
    (
      ["generate", "root", "--for", "HomeModel"],
      "'--for' needs 'slice': a slice is what is proposed for a type"
    ),
  ])
  func `What can't be proposed is one sentence`(
    arguments: [String], message: String
  ) async throws {
    let result = try await SlicesPackage.shared.cake(arguments)
    #expect(result.output == "" && result.status == 2)
    #expect(result.errors == "error: \(message)\n")
  }

  @Test func `A root of another module conforms by an extension`() async throws {
    let result = try await SlicesPackage.shared.cake([
      "generate", "slice", "--for", "MixModel", "--apply", "--dry-run", "--skip-build",
    ])
    #expect(result.status == 1 && result.errors == "")
    try expectGolden(result.output, "generate/slice-elsewhere.txt")
  }

  @Test func `Where slices stand in the types that take them, a new one does too`() async throws {
    let package = try await SmallPackage([
      "App.swift": """
      protocol HasClock { var clock: Int { get } }
      struct MapModel {
        typealias Services = HasClock
        let services: any Services
        func text() -> Int { services.clock }
      }
      struct AppDependencies: HasClock {
        let clock: Int
        let title: String
      }
      struct TourModel {
        let dependencies: AppDependencies
        func text() -> String { "\\(dependencies.clock) \\(dependencies.title)" }
      }

      """
    ])
    let result = try await package.cake("generate", "slice", "--for", "TourModel", "--apply")
    #expect(result.status == 0, "\(result.errors)")
    let text = try package.text()
    #expect(
      text.contains(
        """
        extension TourModel {
          /// What the tour model needs.
          typealias Services = HasClock & HasTitle
        }

        struct TourModel {
          let dependencies: any Services

        """), "\(text)")
  }

  /// A part of the fixture as one module that the compiler alone builds.
  private static func package(_ files: [String]) async throws -> SmallPackage {
    let folder = Folder.tests.appending(path: "Fixtures/Slices/Sources")
    var sources: [String: String] = [:]
    for path in ["Core/Interfaces"] + files {
      let file = folder.appending(path: "\(path).swift")
      sources[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        .replacing("import Core\n\n", with: "").replacing("import Core\n", with: "")
    }
    let package = try await SmallPackage(sources)
    let standIns = Folder.tests.appending(path: "DocumentationTests/StandIns").path
    try package.onBuild(
      """
      mkdir -p "$out/Modules"
      for module in Dependencies FactoryKit; do
        [ -f "$out/Modules/$module.swiftmodule" ] || swiftc -emit-module -module-name $module \
          -emit-module-path "$out/Modules/$module.swiftmodule" -parse-as-library -swift-version 6 \
          '\(standIns)'/$module.swift || exit 2
      done
      cd "$out/objects" && exec swiftc -c -enable-batch-mode -module-name App \
        -parse-as-library -swift-version 6 -I ../Modules \
        -index-ignore-system-modules -index-store-path ../index/store "$4"/Sources/App/*.swift
      """)
    return package
  }

  @Test(arguments: ["MapModel", "SettingsModel"])
  func `The page's examples are what the command does`(type: String) async throws {
    let page = Folder.package.appending(path: "Sources/CakeCore/CakeCore.docc/Generating.md")
    let blocks = try Snippet.blocks(in: page)
    let example = try #require(blocks.firstIndex { $0.code.contains("final class \(type)") })
    let package = try await SmallPackage(["App.swift": blocks[example].code])
    let result = try await package.cake("generate", "slice", "--for", type, "--apply")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == blocks[example + 1].code)
  }

  @Test func `A type that takes a root takes its slice, if that builds`() async throws {
    let package = try await Self.package(["App/Roots", "App/Arguments"])
    let before = try package.text("Sources/App/Roots.swift")
    func apply(_ type: String, _ more: String...) async throws -> Tool.Result {
      try await package.cake(
        ["generate", "slice", "--for", type, "--apply"] + more, in: package.folder)
    }
    let dry = try await apply("HomeModel", "--dry-run")
    #expect(dry.status == 1 && dry.errors == "", "\(dry.errors)")
    #expect(try package.text("Sources/App/Roots.swift") == before)

    try package.write(before + "// mine\n", to: "Sources/App/Roots.swift")
    let dirty = try await apply("HomeModel")
    #expect(
      dirty.errors.hasPrefix(
        "error: a file to fix has changes that are not committed: 'Sources/App/Roots.swift'\n"))
    #expect(dirty.status == 2 && dirty.output == "")
    try package.write(before, to: "Sources/App/Roots.swift")

    let early = try await apply("TabModel")
    #expect(early.status == 1 && early.errors.contains("nothing was changed: 'App.TabModel' can't"))
    let home = try await apply("HomeModel")
    #expect(home.status == 0 && home.errors == "", "\(home.errors)")
    #expect(home.output == dry.output)
    try await package.commit()
    // Now the one that opens it has a slice to hand on; what is sent elsewhere has to be `Sendable`.
    let tab = try await apply("TabModel", "--skip-build")
    #expect(tab.status == 0, "\(tab.errors)")
    try await package.commit()
    let late = try package.text("Sources/App/Roots.swift")
    let refused = try await apply("Themed", "--skip-build")
    #expect(refused.status == 1, "\(refused.errors)")
    #expect(
      refused.errors.hasPrefix(
        "nothing was changed: the package does not build with it: value of type "
          + "'any ThemedDependencies'"), "\(refused.errors)")
    #expect(try package.text("Sources/App/Roots.swift") == late)
    try expectGolden(home.output + tab.output, "generate/slice-apply.txt")
  }

  @Test func `A type that reached for something takes its slice, the old values by default`()
    async throws
  {
    let package = try await Self.package(
      ["Legacy/Singletons", "Legacy/Container", "Legacy/Values", "Legacy/Reached"])
    var output = ""
    let types = [
      "SettingsModel", "DownloadModel", "SignUpModel", "HomeScreen", "DetailScreen", "CountModel",
      "UploadModel", "QueueModel", "DraftModel", "CartModel",
    ]
    for (number, type) in types.enumerated() {
      // What has been carried out has been built.
      let built = number > 0 ? ["--skip-build"] : []
      let result = try await package.cake(
        ["generate", "slice", "--for", type, "--apply"] + built, in: package.folder)
      #expect(result.status == 0, "\(type): \(result.output)\(result.errors)")
      output += result.output
      // What has been moved has its slice: the next one uses the same providers.
      try await package.commit()
    }
    try expectGolden(output, "generate/slice-apply-reached.txt")
    let again = try await package.cake("generate", "slice", "--for", "CountModel", "--skip-build")
    #expect(again.errors.contains("takes 'App.CountDependencies', and uses all of it"))
  }

  @Test(arguments: [
    ("WrappedModel", "'trackers' is made of it"),
    ("TakenModel", "something is called 'dependencies' at Sources/Legacy/Reached.swift:66"),
    ("ObservingModel", "'tracker' has '@Observed', which may do more than keep it"),
    ("HalfModel", "it is made with 'store', and reaches for the rest"),
    (
      "ResetModel",
      "'reset()' of 'OldContainer' is more than read at Sources/Legacy/Reached.swift:128"
    ),
    ("CopyModel", "several initialisers have all that it uses among their arguments"),
  ])
  func `Where no edit is sure a proposal says why`(type: String, reason: String) async throws {
    let result = try await SlicesPackage.shared.slice(for: type)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let line = "// '--apply' changes nothing: 'Legacy.\(type)' can't take a slice yet: \(reason).\n"
    #expect(result.output.hasSuffix(line), "\(result.output)")
  }
}
