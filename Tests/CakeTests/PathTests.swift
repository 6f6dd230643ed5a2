import Foundation
import Testing

/// Packages in folders whose names are more than letters and digits.
@Suite struct PathTests {
  @Test(arguments: [
    "packages/jos\u{e9}/\u{65e5}\u{672c}\u{8a9e}/e\u{301} \u{1F469}\u{200D}\u{1F467}",
    "packages/\u{301}begins with an accent/it's \"quoted\" $HOME `x` \\",
    "packages/two\nlines/tab\there/#%?&;*",
  ])
  func `A package is checked and fixed in whatever folder it is`(path: String) async throws {
    let package = try await SmallPackage(at: path)
    let check = try await package.cake("check")
    #expect(check.errors == "")
    #expect(check.output.contains("\nSources/App/App.swift:8:5: warning: "), "\(check.output)")
    let excluded = #"{"exclude": ["Sources/App"]}"#
    try package.write(excluded, to: ".cake.json")
    #expect(try await package.cake("check", "--skip-build").output.contains("excluded files"))
    try FileManager.default.removeItem(at: package.folder.appending(path: ".cake.json"))
    let fix = try await package.cake("fix", "--skip-build")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(try package.text() == SmallPackage.fixed)
    try await package.git("checkout", "-q", ".")
    try package.write(fix.output, to: "changes.patch")
    try await package.git("apply", "changes.patch")
    #expect(try package.text() == SmallPackage.fixed)
  }

  @Test func `A source file can be called whatever the compiler takes`() async throws {
    let name = "jos\u{e9} \u{1F469}\u{200D}\u{1F467} e\u{301} 'a' b.swift"
    let package = try await SmallPackage([name: SmallPackage.source])
    let fix = try await package.cake("fix")
    #expect(fix.status == 0, "\(fix.errors)")
    #expect(try package.text("Sources/App/\(name)") == SmallPackage.fixed)
    try await package.git("checkout", "-q", ".")
    try package.write(fix.output, to: "changes.patch")
    try await package.git("apply", "changes.patch")
    #expect(try package.text("Sources/App/\(name)") == SmallPackage.fixed)
  }
}
