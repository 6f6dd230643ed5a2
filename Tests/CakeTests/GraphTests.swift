import Foundation
import TestSupport
import Testing

@Suite struct GraphTests {
  @Test(arguments: [
    (["--format=json"], "repos.json"), (["--format", "mermaid"], "repos.mmd"),
    (["--format=dot", "--around", "HasGitHub"], "around-provider.dot"),
    (["--format=mermaid", "--feature", "ReposModel"], "feature.mmd"),
    (["--format=svg", "--provider=Core.HasAnalytics"], "provider.svg"),
  ])
  func `A package is drawn`(arguments: [String], golden: String) async throws {
    let result = try await Fixture.repos.command(["graph", "--skip-build"] + arguments)
    try expectGolden(result.output, "graph/\(golden)")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: ["html", "svg", "mermaid", "dot", "json"])
  func `The same package is the same bytes, wherever it is and however it is read`(
    format: String
  ) async throws {
    let command = ["graph", "--skip-build", "--format=\(format)"]
    let result = try await Fixture.repos.command(command)
    #expect(result.output != "" && result.status == 0)
    for jobs in ["1", "7"] {
      let other = try await Fixture.reposElsewhere.command(command + ["-j", jobs])
      #expect(other.output == result.output)
    }
  }

  @Test(arguments: [
    (
      ["--provider", "HasNwo"],
      "nothing is known of the provider 'HasNwo'; did you mean 'HasNow'?"
    ),
    (
      ["--feature", "ReposModle"],
      "nothing is known of the consumer 'ReposModle'; did you mean 'ReposModel'?"
    ),
    (
      ["--around", "HasNwo"], "nothing is known of the name 'HasNwo'; did you mean 'HasNow'?"
    ),
    (
      ["--feature=A", "--provider=B"], "'--feature' and '--provider' exclude each other"
    ),
    (
      ["--format", "png"], "unknown format 'png'; there is 'html', 'svg', 'mermaid', 'dot', 'json'"
    ),
    (
      ["--output=Package.swift"],
      "'--output' can't be 'Package.swift': what is written is no Swift"
    ),
    (
      ["--diff", "HEAD", "--format", "dot"], "'--diff' and '--format dot' exclude each other"
    ),
    (["--diff", "no-such-branch"], "there is no file 'no-such-branch', and '/"),
    (
      ["--output", "no/such/folder/graph.html"],
      "'no/such/folder/graph.html' can't be written\n"
        + "note: check that its folder exists, and the permissions of both\n"
    ),
  ])
  func `What can't be drawn is one sentence`(arguments: [String], message: String) async throws {
    let result = try await Fixture.repos.command(["graph", "--skip-build"] + arguments)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: \(message)"))
    #expect(result.errors.split(separator: "\n").count <= 2)
    #expect(result.status == 2)
  }

  @Test func `A name that several features have draws none of them`() async throws {
    let row = """
      private struct Row {
        let dependencies: any Needs
        var now: Int { dependencies.clock }
      }

      """
    let package = try await SmallPackage(
      [
        "App.swift": "protocol HasClock { var clock: Int { get } }\ntypealias Needs = HasClock\n",
        "One.swift": row, "Two.swift": row,
      ], inRepository: false)
    let result = try await package.cake("graph", "--feature", "Row", "--format=dot")
    #expect(result.output == "" && result.status == 2)
    #expect(result.errors.contains("'Row' can be several things:"), "\(result.errors)")
    #expect(result.errors.contains("Sources/App/Two.swift:1:16: consumer 'App.Row'"))
  }

  @Test func `A page can go to a file, and to one that is opened`() async throws {
    let package = try await SmallPackage()
    let printed = try await package.cake("graph")
    #expect(printed.output.hasPrefix("<!doctype html>"))
    let written = try await package.cake("graph", "--skip-build", "--output", "page.html")
    #expect(written.output == "" && written.status == 0)
    #expect(try package.text("page.html") == printed.output)
    try package.scratch.write(
      "#!/bin/sh\necho opens \"$1\"\n", to: "bin/xdg-open", permissions: 0o755)
    try package.scratch.write("#!/bin/sh\necho opens \"$1\"\n", to: "bin/open", permissions: 0o755)
    let opened = try await package.cake("graph", "--skip-build", "--open")
    let file = package.folder.appending(path: ".build/cake-graph.html").path
    #expect(opened.output == "\(file)\nopens \(file)\n" && opened.status == 0)
    #expect(try package.text(".build/cake-graph.html") == printed.output)
  }

  @Test func `A change is laid over the picture`() async throws {
    let package = try await SmallPackage()
    let report = try await package.cake("check", "--format=json").output
    try package.write(report, to: "base.json")
    try package.write(
      SmallPackage.source.replacing("HasClock\n  & HasCache", with: "HasClock\n"),
      to: "Sources/App/App.swift")
    let model = try await package.cake("graph", "--diff", "base.json", "--format=json")
    #expect(model.status == 0 && model.errors == "")
    #expect(model.output.contains("\"removed\": [\n          \"App.HasCache\"\n        ]"))
    #expect(model.output.contains("\"before\": 3"))
    #expect(model.output.contains("\"after\": 2"))
    let revision = try await package.cake(
      "graph", "--diff", "HEAD", "--format=json", "--skip-build")
    #expect(revision.output == model.output.replacing("\"base.json\"", with: "\"HEAD\""))
    let picture = try await package.cake("graph", "--diff=HEAD", "--format=svg", "--skip-build")
    #expect(picture.output.contains("3 → 2"))
  }

  @Test func `A package with nothing to draw is drawn`() async throws {
    let package = try await SmallPackage(["App.swift": "struct App {}\n"])
    for format in ["html", "svg", "mermaid", "dot", "json"] {
      let result = try await package.cake("graph", "--format", format, "--allow-empty")
      #expect(result.status == 0 && result.output != "" && result.errors == "")
    }
  }
}
