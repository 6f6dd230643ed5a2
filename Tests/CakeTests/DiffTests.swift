import Foundation
import TestSupport
import Testing

@Suite struct DiffTests {
  private static let before = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    protocol HasPush { var push: Int { get } }

    typealias ListDependencies = HasClock & HasCache
    struct List {
      let dependencies: any ListDependencies
      var now: Int { dependencies.clock + dependencies.cache }
    }
    typealias OldDependencies = HasCache
    func old(_ dependencies: any OldDependencies) -> Int { dependencies.cache }

    """

  private static let after = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    protocol HasPush { var push: Int { get } }

    typealias ListDependencies = HasClock & HasPush
    struct List {
      let dependencies: any ListDependencies
      var now: Int { dependencies.clock + dependencies.push }
      var detail: Detail { Detail(dependencies: dependencies) }
    }
    typealias DetailDependencies = HasPush
    struct Detail {
      let dependencies: any DetailDependencies
      var now: Int { dependencies.push }
    }

    """

  @Test func `A change is told by feature, and by how far each provider reaches`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    let report = try await package.cake("check", "--format=json").output
    try package.write(report, to: "base.json")
    try package.write(Self.after, to: "Sources/App/App.swift")
    let text = try await package.cake("diff", "HEAD")
    try expectGolden(text.output, "diff/changed.txt")
    #expect(text.errors == "" && text.status == 0)
    let markdown = try await package.cake("diff", "HEAD", "--format=markdown", "--skip-build")
    try expectGolden(markdown.output, "diff/changed.md")
    let json = try await package.cake("diff", "HEAD", "--format=json", "--skip-build")
    try expectGolden(json.output, "diff/changed.json")
    let saved = try await package.cake("diff", "base.json", "--skip-build")
    #expect(saved.output == text.output.replacing("'HEAD'", with: "'base.json'"))
    // Once for the report, now, and at HEAD: that is known from then on, whatever comes between.
    #expect(try package.builds == 3)
    try await package.commit()
    let later = try await package.cake("diff", "HEAD", "--skip-build")
    #expect(later.output == "no feature needs anything else than in 'HEAD'\n")
    let earlier = try await package.cake("diff", "HEAD~1", "--skip-build")
    #expect(earlier.output == text.output.replacing("'HEAD'", with: "'HEAD~1'"))
    #expect(try package.builds == 4)
    try await expectNothingLeft(of: package)
  }

  @Test func `A report that was damaged since is made again`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    try package.write(Self.after, to: "Sources/App/App.swift")
    let first = try await package.cake("diff", "HEAD")
    let home = package.folder.appending(path: ".build/cake-diff")
    let file = try #require(
      FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)
        .first { $0.lastPathComponent.hasPrefix("base-") })
    let whole = try Data(contentsOf: file)
    let text = String(decoding: whole, as: UTF8.self)
    for damaged in [text.replacing("HasCache", with: "HasBatch"), text + " ", ""] {
      try Data(damaged.utf8).write(to: file)
      let again = try await package.cake("diff", "HEAD", "--skip-build")
      #expect(again.output == first.output)
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  @Test func `Without a change it says so`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    let result = try await package.cake("diff", "HEAD")
    #expect(result.output == "no feature needs anything else than in 'HEAD'\n")
    #expect(result.status == 0)
    let markdown = try await package.cake("diff", "HEAD", "--skip-build", "--format", "markdown")
    #expect(markdown.output == "No feature needs anything else than in `HEAD`.\n")
  }

  @Test func `What lies around the repository is found from a revision too`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    try package.scratch.write("kit\n", to: "Kit/name")
    try package.scratch.write("inner\n", to: "packages/Inner/name")
    try await package.commit()
    let names = "\(package.scratch.url.path)/names"
    try package.onBuild("cat ../../Kit/name ../Inner/name >> '\(names)' || exit 1")
    let result = try await package.cake("diff", "HEAD")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try package.scratch.text("names") == "kit\ninner\nkit\ninner\n")
    #expect(try package.scratch.text("Kit/name") == "kit\n")
    try await expectNothingLeft(of: package)
  }

  @Test func `A base that does not build leaves nothing behind`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before + "let x = y\n"])
    try package.write(Self.before, to: "Sources/App/App.swift")
    let result = try await package.cake("diff", "HEAD")
    #expect(result.errors.contains("error: cannot find 'y' in scope"))
    #expect(result.errors.contains("\nerror: the package does not build at 'HEAD'\nnote: "))
    #expect(result.status == 2 && result.output == "")
    try await expectNothingLeft(of: package)
  }

  @Test(arguments: ["INT", "TERM"])
  func `An interrupted comparison leaves nothing behind`(signal: String) async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    try package.onBuild("[ -z \"$6\" ] || { kill -\(signal) $PPID; exit 1; }")
    let result = try await package.cake("diff", "HEAD")
    #expect(result.errors.hasPrefix("error: stopped by signal "))
    #expect(result.status > 128 && !result.wasStopped)
    try await expectNothingLeft(of: package)
  }

  @Test func `What a killed comparison left is removed by the next`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    try package.onBuild("[ -z \"$6\" ] || { kill -KILL $PPID; exit 1; }")
    #expect(try await package.cake("diff", "HEAD").wasStopped)
    #expect(try await package.git("worktree", "list").split(separator: "\n").count == 2)
    try package.onBuild("")
    #expect(try await package.cake("diff", "HEAD", "--skip-build").status == 0)
    try await expectNothingLeft(of: package)
  }

  @Test func `A name that is none is one sentence`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    try await package.git("branch", "-M", "main")
    #expect(
      try await package.cake("diff", "mian").errors
        == "error: 'mian' is neither a file nor a git revision; did you mean 'main'?\n")
    let alone = try await SmallPackage(inRepository: false)
    let result = try await alone.cake("diff", "main")
    #expect(
      result.errors == """
        error: there is no file 'main', and '\(alone.folder.path)' is in no git repository
        note: compare with a report that 'cake check --format json' wrote there

        """)
    #expect(result.status == 2)
    #expect(throws: (any Error).self) { try package.builds }
  }

  @Test func `A package that was not there yet can't be compared`() async throws {
    let package = try await SmallPackage(["App.swift": Self.before])
    try await package.git("rm", "-q", "--cached", "Package.swift")
    try await package.commit(all: false)
    let result = try await package.cake("diff", "HEAD")
    #expect(
      result.errors.hasPrefix("error: at 'HEAD' there is no package in 'small'\nnote: "))
    #expect(result.status == 2)
    try await expectNothingLeft(of: package)
  }

  @Test(arguments: [
    ("", "it is no JSON"), ("{", "it is no JSON"), ("[]", "it is no report"),
    ("{}", "it has no 'schemaVersion'"),
    (#"{"schemaVersion": "1"}"#, "'schemaVersion' is not what it should be"),
    (#"{"schemaVersion": 1}"#, "it has no 'summary'"),
    (
      #"{"schemaVersion": 1, "summary": {"needs": 0}, "providers": [{"name": 1}]}"#,
      "'providers.0.name' is not what it should be"
    ),
  ])
  func `A file that is no report says what is wrong with it`(
    text: String, reason: String
  ) async throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "Package.swift")
    try scratch.write(text, to: "base.json")
    let result = try await Tool.run(["diff", "base.json", "--skip-build"], in: scratch.url)
    #expect(
      result.errors == """
        error: 'base.json' is no report of 'cake check --format json': \(reason)
        note: write it again with 'cake check --format json'

        """)
    #expect(result.status == 2)
  }

  @Test func `A report of another version is told apart from a damaged one`() async throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "Package.swift")
    try scratch.write(#"{"schemaVersion": 2}"#, to: "base.json")
    let result = try await Tool.run(["diff", "base.json", "--skip-build"], in: scratch.url)
    #expect(
      result.errors.hasPrefix(
        "error: the report 'base.json' has schema version 2; this version reads 1\n"))
  }

  private func expectNothingLeft(
    of package: SmallPackage, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let trees = try await package.git("worktree", "list").split(separator: "\n")
    #expect(trees.count == 1, sourceLocation: sourceLocation)
    let home = package.folder.appending(path: ".build/cake-diff").path
    let kept = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    #expect(!kept.contains { $0.hasPrefix("worktree-") }, sourceLocation: sourceLocation)
  }
}
