import CakeCore
import Foundation
import TestSupport
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: RuleID.allCases)
  func `Every rule has its page`(rule: RuleID) throws {
    try expectGolden(rule.page, "explain/\(rule.rawValue).txt")
  }

  @Test(arguments: RuleID.allCases)
  func `The documentation has the same page of every rule`(rule: RuleID) throws {
    try expectGolden(
      rule.article, "../../Sources/CakeCore/CakeCore.docc/Rules/\(rule.rawValue).md")
  }

  @Test func `The documentation has no page of a rule that is none`() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Folder.package.appending(path: "Sources/CakeCore/CakeCore.docc/Rules").path)
    #expect(Set(pages) == Set(RuleID.allCases.map { "\($0.rawValue).md" }))
  }

  @Test func `The table lists every rule`() throws {
    try expectGolden(RuleID.table, "explain/rules.txt")
  }

  @Test(arguments: RuleID.allCases)
  func `An example is found as its page says`(rule: RuleID) async throws {
    let report = try await check(rule.explanation.before, name: "\(rule.rawValue)/before")
    #expect(ReportFormat.text.render(report).contains("\n\(rule.explanation.finding)\n1 finding:"))
  }

  @Test(arguments: RuleID.allCases)
  func `An example put right has no finding`(rule: RuleID) async throws {
    let report = try await check(rule.explanation.after, name: "\(rule.rawValue)/after")
    #expect(report.findings.isEmpty)
    #expect(!report.slices.isEmpty)
  }

  @Test(arguments: RuleID.allCases)
  func `Every rule has limits`(rule: RuleID) {
    #expect(!rule.explanation.neverReports.isEmpty)
  }

  /// What the examples use of the runtime, as a module beside theirs.
  private static let runtime = """
    //--- LayerCake/LayerCake.swift
    public struct Singleton<Value> {
      public init(_: Never...) {}
      public func callAsFunction(_ make: () -> Value) -> Value { make() }
    }
    public protocol DependencyScope {
      associatedtype Parent
      var parent: Parent { get }
    }

    """

  private static let testing = """
    //--- LayerCakeTesting/Unimplemented.swift
    public func unimplemented<each Argument, Success>(
      _ endpoint: String
    ) -> @Sendable (repeat each Argument) -> Success {
      { (_: repeat each Argument) in fatalError(endpoint) }
    }

    """

  private func check(_ text: String, name: String) async throws -> Report {
    let file = try #require(Explanation.examplePath.split(separator: "/", maxSplits: 1).last)
    let section = text.hasPrefix("//--- ") ? "" : "//--- \(file)\n"
    let runtime =
      (text.contains("import LayerCake\n") ? Self.runtime : "")
      + (text.contains("import LayerCakeTesting\n") ? Self.testing : "")
    let shape = try Shape(name: "explain/\(name)", text: "\(runtime)\(section)\(text)\n")
    let built = try await ShapeStore.shared.build(shape)
    let options = CheckOptions(package: built.root.filePath)
    if name == "missing-provider/before" {
      return try #require(try IncompleteBuild(options, output: built.result.output)).report
    }
    try #require(built.result.status == 0, "\(built.result.output)")
    return try await Blocking.run { try Check.run(options) }
  }
}
