import Foundation
import Testing

/// That `cake fix` never costs anybody a line.
@Suite struct FixSafetyTests {
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

  @Test func `A file changed since the build is not touched`() async throws {
    let package = try await SmallPackage()
    _ = try await package.cake("check")
    try package.write(SmallPackage.source + "// later\n", to: "Sources/App/App.swift")
    let result = try await package.cake("fix", "--skip-build", "--allow-dirty")
    #expect(result.errors.hasPrefix("error: a file is newer than the index store: "))
    #expect(result.status == 2)
    #expect(try package.text() == SmallPackage.source + "// later\n")
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `A fix that is interrupted before it was built is taken back`(signal: String) async throws {
    let package = try await SmallPackage()
    try package.onBuild(
      "grep -q OldDependencies Sources/App/App.swift || { kill -\(signal) $PPID; exit 1; }")
    let result = try await package.cake("fix")
    #expect(result.errors.hasPrefix("error: stopped by signal "))
    #expect(result.status == 2 && !result.wasStopped)
    #expect(try package.text() == SmallPackage.source)
    #expect(try package.sources == ["App", "App/App.swift"])
  }

  @Test func `A fix that is killed leaves whole files`() async throws {
    let package = try await SmallPackage()
    try package.onBuild(
      "grep -q OldDependencies Sources/App/App.swift || { kill -KILL $PPID; exit 1; }")
    #expect(try await package.cake("fix").wasStopped)
    #expect(try package.text() == SmallPackage.fixed)
    #expect(try package.sources == ["App", "App/App.swift"])
  }

  @Test func `A file that somebody else writes to meanwhile keeps what they wrote`() async throws {
    let package = try await SmallPackage()
    try package.onBuild(
      """
      if ! grep -q OldDependencies Sources/App/App.swift; then
        echo '// theirs' >> Sources/App/App.swift
        exit 1
      fi
      """)
    let result = try await package.cake("fix")
    #expect(
      result.errors.hasPrefix("error: 'Sources/App/App.swift' was changed by somebody else"))
    #expect(try package.text() == SmallPackage.fixed + "// theirs\n")
  }

  @Test func `A package that does not build is not touched`() async throws {
    let package = try await SmallPackage()
    try package.onBuild("exit 1")
    let result = try await package.cake("fix")
    #expect(result.errors.hasSuffix("error: the package does not build\n") && result.status == 2)
    #expect(try package.text() == SmallPackage.source)
    #expect(try package.builds == 1)
  }
}
