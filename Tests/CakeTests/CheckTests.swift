import Foundation
import TestSupport
import Testing

/// The whole command on a real package: a real build, the real rules, each output format.
@Suite struct CheckTests {
  @Test func `A check builds, says what it looked at, and what it found`() async throws {
    let result = try await Fixture.repos.firstCheck()
    try expectGolden(result.output, "check/repos.txt")
    #expect(result.errors == "proved 4 of 4 removals by compiling 4 modules\n")
    #expect(result.status == 1)
  }

  @Test func `The coverage table covers every need of every feature`() async throws {
    let result = try await Fixture.repos.check(["--verbose"])
    try expectGolden(result.output, "check/repos-verbose.txt")
  }

  @Test func `JSON is all there is on standard output`() async throws {
    let result = try await Fixture.repos.check(["--format=json"])
    try expectGolden(result.output, "check/repos.json")
    #expect(result.errors == "")
    #expect(result.status == 1)
  }

  @Test func `JSON has the documented keys and counts`() async throws {
    let output = try await Fixture.repos.check(["--format", "json"]).output
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(output.utf8))
    #expect(report.schemaVersion == 1)
    #expect(report.tool == ["name": "cake", "version": "0.1.0"])
    let summary = [
      "providers": report.providers.count, "slices": report.slices.count,
      "needs": report.summary["needs"], "consumers": report.consumers.count,
      "roots": report.roots.count, "findings": report.findings.count,
      "compiled": report.findings.count { $0.proof == "compiled" },
    ]
    #expect(report.summary == summary.compactMapValues(\.self))
    #expect(Set(report.roots.map(\.kind)).isSubset(of: ["app", "test", "scope"]))
  }

  @Test(arguments: ["text", "json"])
  func `Neither the folder, the number of jobs nor the run shows in the output`(
    format: String
  ) async throws {
    let arguments = ["--format", format, "--verbose"]
    let first = try await Fixture.repos.check(arguments + ["-j1"])
    for jobs in 1...20 {
      let package = jobs.isMultiple(of: 2) ? Fixture.repos : Fixture.reposElsewhere
      let again = try await package.check(arguments + ["-j\(jobs)"])
      #expect(first.output.utf8.elementsEqual(again.output.utf8), "-j\(jobs)")
    }
  }

  @Test(arguments: ["text", "json"])
  func `Timings go to standard error and leave the report as it is`(format: String) async throws {
    let without = try await Fixture.repos.check(["--format", format])
    let with = try await Fixture.repos.check(["--format", format, "--timings"])
    #expect(with.output == without.output)
    #expect(with.status == without.status)
    #expect(without.errors == "")
    let lines = with.errors.split(separator: "\n").map {
      $0.replacing(#/ +[0-9.]+ ms .*/#, with: "")
    }
    let phases = [
      "reading units", "records", "sources", "model", "flow", "rules", "proof", "reporting",
    ]
    #expect(lines.map(String.init) == phases + ["in all"])
  }

  @Test(arguments: [
    ["--fail-on=warning"],
    ["--fail-on", "info"],
    ["--rule", "unused-need=error", "--fail-on", "error"],
    ["--rule=unused-need=info", "--rule=redundant-need=info", "--rule=unused-provider=off"]
      + ["--fail-on=info"],
  ])
  func `Findings from the failing severity up fail a check`(arguments: [String]) async throws {
    #expect(try await Fixture.repos.check(arguments).status == 1)
  }

  @Test(arguments: [
    ["--fail-on", "error"],
    ["--rule=unused-need=info", "--rule=redundant-need=info", "--rule=unused-provider=off"],
    ["--rule=unused-need=off", "--rule=redundant-need=off", "--rule=unused-provider=off"]
      + ["--fail-on=info"],
  ])
  func `Findings below the failing severity do not`(arguments: [String]) async throws {
    #expect(try await Fixture.repos.check(arguments).status == 0)
  }

  @Test func `A rule that is turned off finds nothing`() async throws {
    let output = try await Fixture.repos.check(["--rule", "unused-need=off"]).output
    #expect(!output.contains("[unused-need]") && output.contains("[redundant-need]"))
  }

  @Test func `A provider pattern adds to the default ones`() async throws {
    let before = try await Fixture.repos.check().output
    let after = try await Fixture.repos.check(["--provider-pattern", "GitHub"]).output
    #expect(before.contains(": 5 providers,") && after.contains(": 6 providers,"))
  }

  @Test func `A store that is named is read, and nothing else`() async throws {
    let result = try await Fixture.repos.check(["--index-store", "missing/store"])
    #expect(result.errors.hasPrefix("error: no index store was found; looked at "))
    #expect(result.errors.contains("\nnote: name the folder that the build writes it to: "))
    #expect(result.status == 2)
    let named = try await Fixture.repos.check(["--index-store", ".build/debug/index/store"])
    #expect(try await named.output == Fixture.repos.check().output)
  }

  @Test(arguments: [
    ".build", ".build/debug", ".build/debug/index/store/v5/units", ".build/debgu/index/store",
    "Tests",
  ])
  func `A store that is near what was named is told`(path: String) async throws {
    let result = try await Fixture.repos.check(["--index-store", path])
    let near = try #require(result.errors.firstMatch(of: /; did you mean '([^']+)'\?\n/))
    let store = try await Fixture.repos.folder().appending(path: ".build/debug/index/store")
    #expect(
      URL(filePath: String(near.1)).resolvingSymlinksInPath().path
        == store.resolvingSymlinksInPath().path)
    #expect(result.output == "" && result.status == 2)
  }

  @Test func `A library that is none is named with its remedy`() async throws {
    let result = try await Fixture.repos.check(["--index-store-library", "Package.swift"])
    #expect(result.errors.contains("Package.swift' can't be used as libIndexStore: "))
    #expect(result.errors.contains("\nnote: "))
    #expect(result.output == "")
    #expect(result.status == 2)
  }
}
