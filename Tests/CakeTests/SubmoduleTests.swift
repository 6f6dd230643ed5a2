import Foundation
import TestSupport
import Testing

/// Sources that are in a repository of their own.
@Suite struct SubmoduleTests {
  @Test func `What is in a submodule is fixed and compared as all other files are`() async throws {
    let package = try await SmallPackage()
    let file = package.folder.appending(path: "Sources/App/App.swift")
    let other = try package.scratch.folder("other")
    try FileManager.default.moveItem(at: file, to: other.appending(path: "App.swift"))
    let user = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for command in [["init", "-q"], ["add", "-A"], user + ["commit", "-q", "-m", "All"]] {
      #expect(try await Compiler.run(["git", "-C", other.path] + command).succeeded)
    }
    try await package.git("rm", "-q", "-r", "Sources/App")
    try await package.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.path, "Sources/App")
    try await package.commit()

    try package.write(SmallPackage.source + "// mine\n", to: "Sources/App/App.swift")
    let dirty = try await package.cake("fix")
    #expect(
      dirty.errors.hasPrefix(
        "error: a file to fix has changes that are not committed: 'Sources/App/App.swift'\n"))
    try await package.git("-C", "Sources/App", "checkout", "-q", ".")
    let fix = try await package.cake("fix")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(try package.text() == SmallPackage.fixed)
    let comparison = try await package.cake("diff", "HEAD", "--skip-build")
    #expect(
      comparison.output.contains("  App.Model            −HasCache −HasPush\n"),
      "\(comparison.output)\(comparison.errors)")
    #expect(!comparison.output.contains("(new)") && comparison.status == 0)
  }
}
