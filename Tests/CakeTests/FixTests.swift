import Foundation
import TestSupport
import Testing

@Suite struct FixTests {
  @Test func `A fix removes what a real build can do without, and prints the difference`()
    async throws
  {
    let fixture = Fixture("Repos")
    let result = try await fixture.command(["fix", "--allow-dirty"])
    try expectGolden(result.output, "fix/repos.diff")
    #expect(result.errors == "fixed 7 findings in 6 files\n")
    #expect(result.status == 0)
    let check = try await fixture.command(["check", "--skip-build"])
    try expectGolden(check.output, "fix/repos-fixed.txt")
  }

  @Test func `Fixes follow each other until a check finds nothing`() async throws {
    let package = try await SmallPackage()
    let result = try await package.cake("fix")
    #expect(result.status == 0)
    #expect(result.errors == "fixed 3 findings in 1 file\n")
    #expect(try package.text() == SmallPackage.fixed)
    #expect(try package.sources == ["App", "App/App.swift"])
    let again = try await package.cake("fix", "--skip-build")
    #expect(again.errors == "nothing to fix\n" && again.output == "" && again.status == 0)
  }

  @Test func `A dry run writes nothing, and what it prints can be applied`() async throws {
    let package = try await SmallPackage()
    let result = try await package.cake("fix", "--dry-run")
    #expect(result.status == 1)
    #expect(result.errors == "would fix 3 findings in 1 file\n")
    #expect(try package.text() == SmallPackage.source)
    try package.write(result.output, to: "fix.diff")
    try await package.git("apply", "fix.diff")
    #expect(try package.text() == SmallPackage.fixed)
  }

  @Test func `Only the findings of the rules that are named are fixed`() async throws {
    let package = try await SmallPackage()
    let result = try await package.cake("fix", "--rule", "unused-slice")
    #expect(result.errors == "fixed 1 finding in 1 file\n")
    #expect(
      try package.text()
        == SmallPackage.source.replacing(
          "typealias OldDependencies = HasClock & HasCache\n", with: ""))
  }

  @Test func `Line ends, permissions, links and letters of other alphabets stay`() async throws {
    let text = ("// ü 🍰\n" + SmallPackage.source).replacing("\n", with: "\r\n")
      .replacing("  & HasPush", with: "\t/* 🍰 ü */ & HasPush")
    let package = try await SmallPackage(["Real.swift": text])
    let real = package.folder.appending(path: "Real.swift")
    let link = package.folder.appending(path: "Sources/App/Real.swift")
    try FileManager.default.moveItem(at: link, to: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: real.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let result = try await package.cake("fix", "--allow-dirty")
    #expect(result.status == 0, "\(result.errors)")
    let fixed = "// ü 🍰\n" + SmallPackage.fixed
    #expect(try package.text("Real.swift") == fixed.replacing("\n", with: "\r\n"))
    let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
    #expect(attributes[.posixPermissions] as? Int == 0o750)
    #expect(try link.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true)
  }

  @Test func `What does not compile is taken back, the rest stays`() async throws {
    let package = try await SmallPackage()
    // Stands for an edit that the rules should not have called safe.
    try package.onBuild("grep -q '& HasCache  // for later' Sources/App/App.swift || exit 1")
    let result = try await package.cake("fix")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        Sources/App/App.swift:8:5: warning: 'ModelDependencies' does not need 'HasCache': no consumer uses or forwards it [unused-need]
        Sources/App/App.swift:8:5: note: taken back: the package does not build without it
        fixed 2 findings in 1 file; 1 left

        """)
    #expect(
      try package.text()
        == SmallPackage.fixed.replacing(
          "  HasClock\n", with: "  HasClock\n  & HasCache  // for later\n"))
  }

  @Test func `A slice of which nothing would be left stays, and so does what forwards to it`()
    async throws
  {
    let text = """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      typealias ChildDependencies = HasCache
      struct Child { let dependencies: any ChildDependencies }
      typealias ParentDependencies = HasClock & HasCache
      struct Parent {
        let dependencies: any ParentDependencies
        var now: Int { dependencies.clock }
        var child: Child { Child(dependencies: dependencies) }
      }

      """
    let package = try await SmallPackage(["App.swift": text])
    let result = try await package.cake("fix")
    #expect(result.status == 1)
    #expect(result.output == "")
    let notes = result.errors.split(separator: "\n").filter { !$0.contains(": warning: ") }
    #expect(
      notes == [
        "Sources/App/App.swift:3:31: note: not fixed: nothing would be left of the slice",
        "Sources/App/App.swift:5:43: note: not fixed: no change of this alone is sure to compile",
        "fixed 0 findings in 0 files; 2 left",
      ])
    #expect(try package.text() == text)
  }
}
