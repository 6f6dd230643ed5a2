import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// The page on installing quotes what the tool says when something is wrong, word for word.
@Suite struct TroublePageTests {
  /// What stands between backquotes in the first column of the page's last table, `…` for what differs.
  private static let quoted: [String] = {
    let page = Folder.package.appending(path: "Sources/Documentation.docc/InstallAndCI.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return (text.components(separatedBy: "| it says |").last ?? "")
      .matches(of: /(?m)^\| `([^`]+)`/).map { String($0.1) }
  }()

  /// The mistakes of the table, in its order.
  private static let errors: [CakeError] = [
    .nothingFound(patterns: ["Has*", "Makes*"], near: [], suggested: [], isCompiled: true),
    .nothingFound(patterns: [], near: [], suggested: [], isCompiled: false),
    .staleStore(files: ["App.swift"]), .compileFailed(files: ["App.swift"]),
    .modulesWithoutFacts(modules: ["AppTests"]), .libraryNotFound(looked: ["lib"]),
  ]

  @Test func `What it says is what is quoted`() throws {
    #expect(Self.quoted.count == Self.errors.count + 1)
    for (quoted, error) in zip(Self.quoted, Self.errors) {
      #expect(error.message.hasPrefix(quoted.components(separatedBy: "…")[0]), "\(quoted)")
      for part in quoted.components(separatedBy: "…") {
        #expect(error.message.contains(part), "\(quoted)")
      }
    }
    // What git says comes through the command that asked it.
    let last = try #require(Self.quoted.last)
    let session = Folder.package.appending(path: "Sources/cake/Fixing/EditSession.swift")
    #expect(
      try String(contentsOf: session, encoding: .utf8)
        .contains("task: \"\(last.components(separatedBy: " …")[0]) "))
  }
}
