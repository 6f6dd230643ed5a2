import Foundation
import Testing

/// Where a check is called from, what of a package it is about, and where its report goes.
@Suite struct WhereTests {
  private static let twoFiles = [
    "App.swift": SmallPackage.source,
    "Folder/Other.swift": """
    typealias OtherDependencies = HasClock & HasPush
    struct Other {
      let dependencies: any OtherDependencies
      var now: Int { dependencies.clock }
    }

    """,
  ]

  @Test func `A package is found from any folder below, and paths lead there`() async throws {
    let package = try await SmallPackage(Self.twoFiles)
    let folder = package.folder.appending(path: "Sources/App/Folder")
    let check = try await package.cake(["check"], in: folder)
    #expect(check.output.contains("\n../../../Sources/App/App.swift:8:5: warning: "))
    #expect(check.output.contains("\n../../../Sources/App/Folder/Other.swift:1:42: warning: "))
    let json = try await package.cake(["check", "--skip-build", "--format=json"], in: folder)
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(json.output.utf8))
    let files = report.findings.map(\.location.file) + report.slices.map(\.location.file)
    #expect(files.allSatisfy { $0.hasPrefix("../../../Sources/App/") })
    // Some programs know the repository alone.
    let github = try await package.cake(["check", "--skip-build", "--format=github"], in: folder)
    #expect(github.output.contains("file=small/Sources/App/App.swift,"))
    let why = try await package.cake(["why", "HasPush", "--skip-build"], in: folder)
    #expect(why.output.hasPrefix("../../../Sources/App/App.swift:3:10: provider 'App.HasPush'\n"))
  }

  @Test func `Files and folders narrow a check and a fix`() async throws {
    let package = try await SmallPackage(Self.twoFiles)
    let folder = try await package.cake("check", "Sources/App/Folder")
    #expect(folder.output.contains("Folder/Other.swift:1:42: ") && folder.status == 1)
    #expect(!folder.output.contains("\nSources/App/App.swift:"))
    let file = try await package.cake("check", "--skip-build", "Sources/App/App.swift")
    #expect(!file.output.contains("Other.swift:"))
    let both = try await package.cake(
      "check", "--skip-build", "Sources/App/App.swift", "Sources/App/Folder")
    #expect(both.output.contains("\nSources/App/App.swift:"))
    #expect(both.output.contains("\nSources/App/Folder/Other.swift:"))
    let whole = try await package.cake("check", "--skip-build", "Sources/App/Folder", ".")
    #expect(whole.output == both.output && whole.status == 1, "\(whole.errors)")
    let outside = try await package.cake("check", "--skip-build", "Sources/App", "../..")
    #expect(outside.errors.hasPrefix("error: '../..' is not in the package\n"))
    #expect(outside.status == 2)

    // A difference that is printed in a folder above is for that folder.
    let above = package.folder.deletingLastPathComponent()
    let fix = try await package.cake(
      ["fix", "--skip-build", "small/Sources/App/Folder/Other.swift"], in: above)
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(fix.output.hasPrefix("--- a/small/Sources/App/Folder/Other.swift\n"))
    #expect(try package.text() == SmallPackage.source)
  }

  @Test func `Only some rules, a file, a table, and an exit code that is always zero`()
    async throws
  {
    let package = try await SmallPackage(Self.twoFiles)
    let only = try await package.cake("check", "--only", "unused-slice", "--rule=unused-slice=off")
    #expect(
      only.output.contains("1 finding: 1 warning\n") && only.output.contains("[unused-slice]"))
    let zero = try await package.cake("check", "--skip-build", "--exit-zero", "--statistics")
    #expect(zero.status == 0)
    #expect(zero.output.contains("\nrule          findings  files\nunused-need   3         2\n"))
    let text = try await package.cake("check", "--skip-build").output
    let filed = try await package.cake("check", "--skip-build", "--output", "report.txt")
    #expect(filed.output == "" && filed.errors == "" && filed.status == 1)
    #expect(try package.text("report.txt") == text)
    let folder = try await package.cake("check", "--skip-build", "--output", "Sources")
    #expect(folder.errors.hasPrefix("error: 'Sources' is a folder, not a file to write to\n"))
    #expect(folder.status == 2)
    let baseline = try await package.cake(
      "check", "--skip-build", "--only=unused-slice", "--write-baseline=known.json")
    #expect(baseline.errors == "error: '--only' and '--write-baseline' exclude each other\n")
  }

  @Test func `A baseline that can't be written gets a clear sentence`() async throws {
    let package = try await SmallPackage()
    let folder = try await package.cake("check", "--write-baseline", "Sources")
    #expect(folder.errors.hasPrefix("error: 'Sources' is a folder, not a file to write to\n"))
    let link = package.folder.appending(path: "known.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone/known.json")
    let dangling = try await package.cake("check", "--write-baseline", "known.json")
    #expect(
      dangling.errors == """
        error: 'known.json' is a link to 'gone/known.json', which does not exist
        note: name a file in a folder that exists

        """)
    #expect(dangling.status == 2 && folder.status == 2)
  }

  @Test func `Nothing known is not clean`() async throws {
    let source = """
      protocol ClockProviding { var clock: Int { get } }
      protocol GitHubProvider { var gitHub: Int { get } }
      protocol Empty {}

      """
    let package = try await SmallPackage(["App.swift": source])
    let result = try await package.cake("check")
    #expect(
      result.errors == """
        error: no provider was found; looked for protocols named 'Has*', 'Makes*' with a requirement; \
        there is 'GitHubProvider', 'ClockProviding'
        note: name yours with '--provider-pattern "*Provider" --provider-pattern "*Providing"'; \
        where there is none yet, 'cake generate slice --for TYPE' proposes the first ones for a type, \
        and '--allow-empty' allows that there is none

        """)
    #expect(result.status == 2 && result.output == "")
    for command in ["fix", "graph", "why clock"] {
      let other = try await package.cake(
        command.split(separator: " ").map(String.init) + ["--skip-build"], in: package.folder)
      #expect(other.errors == result.errors, "\(command)")
      #expect(other.status == 2 && other.output == "", "\(command)")
    }
    #expect(try await package.cake("graph", "--skip-build", "--allow-empty").status == 0)
    #expect(try await package.cake("check", "--skip-build", "--allow-empty").status == 0)
    try package.write(#"{"allowEmpty": true}"#, to: ".cake.json")
    #expect(try await package.cake("check", "--skip-build").status == 0)
    try package.write(#"{"providerPatterns": ["*Provider"]}"#, to: ".cake.json")
    let found = try await package.cake(
      "check", "--skip-build", "--provider-pattern", "*Providing"
    ).output
    #expect(found.contains(": 2 providers, "))
  }

  @Test func `Compositions without a name are told, since no rule looks at them`() async throws {
    let source = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      protocol HasSum { var sum: Int { get } }
      struct Model<Needs: Sendable & HasClock & HasCache> { let needs: Needs }
      enum Step { case begin(with: any App.HasClock & HasSum) }
      func sum(_ one: some HasClock & HasCache, _ other: any HasSum, _ step: Step) -> Int {
        let both: any HasClock & HasCache = one
        return both.clock + other.sum
      }
      struct Root: HasClock & HasCache { let clock = 1, cache = 2 }
      extension HasSum where Self: HasClock & HasCache { var sum: Int { clock + cache } }
      extension Root: HasSum {}

      """
    let package = try await SmallPackage(["App.swift": source])
    let result = try await package.cake("check", "--no-proof")
    let extent = "Looked at 1 module, 1 file: 3 providers, 0 slices, 0 needs, 0 consumers, 1 root"
    #expect(
      result.output == """
        \(extent); 3 unnamed compositions not judged
        Sources/App/App.swift:4:32: note: the first unnamed composition; by a 'typealias' it is a slice
        no findings

        """)
    try package.write(source + "typealias Needs = HasSum\n", to: "Sources/App/App.swift")
    let withSlice = try await package.cake("check", "--no-proof")
    #expect(withSlice.output.contains("; 3 unnamed compositions not judged\n"))
    #expect(!withSlice.output.contains("note: the first unnamed"))
  }

  @Test func `What a compile with errors wrote down is not trusted`() async throws {
    let package = try await SmallPackage()
    try package.write(SmallPackage.source + "let wrong: Int = \"\"\n", to: "Sources/App/App.swift")
    #expect(try await package.cake("check").status == 2)
    let result = try await package.cake("check", "--skip-build")
    #expect(
      result.errors == """
        error: the last compile of 'Sources/App/App.swift' failed, so what it wrote down can't be \
        trusted
        note: mend the errors and build again

        """)
    #expect(result.status == 2 && result.output == "")
  }

  @Test func `A package inside the package is not the package's own`() async throws {
    let package = try await SmallPackage(Self.twoFiles)
    try package.write("// swift-tools-version: 6.2\n", to: "Sources/App/Folder/Package.swift")
    let result = try await package.cake("check")
    #expect(!result.output.contains("Other.swift") && result.output.contains("1 file: "))
  }

  @Test func `What a library has for other packages is theirs to need`() async throws {
    let text = """
      public protocol HasClock { var clock: Int { get } }
      public protocol HasCache { var cache: Int { get } }
      public protocol HasOther { var other: Int { get } }
      protocol HasOwn { var own: Int { get } }
      public typealias ListDependencies = HasClock & HasCache
      public func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
      typealias OwnDependencies = HasClock & HasCache
      func own(_ dependencies: any OwnDependencies) -> Int { dependencies.clock }

      """
    let package = try await SmallPackage(["App.swift": text], inRepository: false)
    func rules() async throws -> [String] {
      let report = try await package.cake("check", "--no-proof").output
      return report.split(separator: "\n").compactMap {
        $0.firstMatch(of: /^Sources\/App\/App.swift:(\d+):.*\[(.*)\]$/).map { "\($0.1) \($0.2)" }
      }
    }
    #expect(
      try await rules() == [
        "3 stale-provider", "4 stale-provider", "5 unused-need", "7 unused-need",
      ])
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Small", products: [.library(name: "App", targets: ["App"])],
        targets: [.target(name: "App")])

      """, to: "Package.swift")
    #expect(try await rules() == ["4 stale-provider", "7 unused-need"])
    let why = try await package.cake(
      "why", "HasCache", "--in", "ListDependencies", "--skip-build")
    #expect(
      why.output.contains("the slice is public in a library: other packages may use the need"),
      "\(why.output)")
    try package.write(#"{"retainPublic": false}"#, to: ".cake.json")
    #expect(
      try await rules() == [
        "3 stale-provider", "4 stale-provider", "5 unused-need", "7 unused-need",
      ])
  }

  @Test func `What a library has for other packages has its roots there, whatever tests have`()
    async throws
  {
    let text = """
      public protocol HasClock { var clock: Int { get } }
      public protocol HasCache { var cache: Int { get } }
      public typealias ListDependencies = HasClock & HasCache
      public func list(_ both: any ListDependencies) -> Int { both.clock + both.cache }
      typealias OwnDependencies = HasClock & HasCache
      func own(_ both: any OwnDependencies) -> Int { both.clock + both.cache }

      """
    let double = "struct Double: HasClock { let clock = 1 }\n"
    let package = try await SmallPackage(["App.swift": text, "Tests/Double.swift": double])
    let names = "no root provides all of 'ListDependencies'"
    #expect(try await package.cake("check", "--no-proof").output.contains(names))
    try package.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Small", products: [.library(name: "App", targets: ["App"])],
        targets: [.target(name: "App")])

      """, to: "Package.swift")
    let library = try await package.cake("check", "--no-proof").output
    #expect(!library.contains(names), "\(library)")
    #expect(library.contains("no root provides all of 'OwnDependencies'"), "\(library)")
    let root = "struct Root: HasClock { let clock = 1 }\n"
    try package.write(root, to: "Sources/App/Root.swift")
    #expect(try await package.cake("check", "--no-proof").output.contains(names))
  }

  @Test func `A file of which no line can be told from the others does not stop the rest`()
    async throws
  {
    let old = "protocol HasOld { var old: Int { get } }\rtypealias OldNeeds = HasOld & HasClock\r"
    let package = try await SmallPackage(["App.swift": SmallPackage.source, "Old.swift": old])
    let result = try await package.cake("check")
    #expect(result.output.contains("\nSources/App/App.swift:8:5: warning: "), "\(result.output)")
    #expect(!result.output.contains("Old.swift") && result.errors == "" && result.status == 1)
  }

  @Test func `Only a stand-in for swift on PATH is enough`() async throws {
    let package = try await SmallPackage()
    let real = try await package.toolchain()
    try package.scratch.write(
      "#!/bin/sh\nexec '\(real)/swift' \"$@\"\n", to: "shims/swift", permissions: 0o755)
    #expect(try await package.cake("check").status == 1)
    let shims = package.scratch.url.appending(path: "shims").path
    let result = try await Tool.run(
      ["check", "--skip-build"], in: package.folder,
      environment: ["PATH": "\(shims):/usr/bin:/bin"])
    #expect(result.errors == "" && result.status == 1)
  }
}
