import Foundation
import Testing

/// That `cake fix` changes only what git can restore.
@Suite struct FixRepositoryTests {
  @Test func `A file that git has no copy of is not touched`() async throws {
    let package = try await SmallPackage()
    let text = SmallPackage.source + "// mine\n"
    try package.write(text, to: "Sources/App/App.swift")
    let result = try await package.cake("fix")
    #expect(
      result.errors == """
        error: a file to fix has changes that are not committed: 'Sources/App/App.swift'
        note: commit them, or use '--allow-dirty'

        """)
    #expect(result.status == 2 && result.output == "")
    #expect(try package.text() == text)

    try await package.git("add", "-A")
    #expect(try await package.cake("fix", "--skip-build").status == 2)
    try await package.git("rm", "-q", "--cached", "Sources/App/App.swift")
    #expect(try await package.cake("fix", "--skip-build").status == 2)
    #expect(try package.text() == text)

    let allowed = try await package.cake("fix", "--skip-build", "--allow-dirty")
    #expect(allowed.status == 0)
    #expect(try package.text() == SmallPackage.fixed + "// mine\n")
  }

  @Test(arguments: ["assume-unchanged", "skip-worktree"])
  func `A file that git was told not to look at is not touched`(flag: String) async throws {
    let package = try await SmallPackage()
    try await package.git("update-index", "--\(flag)", "Sources/App/App.swift")
    let text = SmallPackage.source + "// mine\n"
    try package.write(text, to: "Sources/App/App.swift")
    let result = try await package.cake("fix")
    #expect(
      result.errors.hasPrefix(
        "error: a file to fix has changes that are not committed: 'Sources/App/App.swift'\n"))
    #expect(result.status == 2 && result.output == "")
    #expect(try package.text() == text)
  }

  @Test func `Changes in files that need no fix don't matter`() async throws {
    let package = try await SmallPackage()
    try package.write("let other = 1\n", to: "Sources/App/Other.swift")
    #expect(try await package.cake("fix").status == 0)
  }

  @Test func `Without a repository nothing is touched`() async throws {
    let package = try await SmallPackage(inRepository: false)
    let result = try await package.cake("fix")
    #expect(
      result.errors == """
        error: '.' is in no git repository, from which the files could be restored
        note: use '--allow-dirty' to do without

        """)
    #expect(result.status == 2)
    #expect(try package.text() == SmallPackage.source)
  }
}
