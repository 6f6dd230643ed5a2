import Foundation
import Testing

@testable import CakeCore

@Suite struct FolderTests {
  /// Letters of one to four bytes, accents that join what stands before them, and what shells read.
  private static let names = [
    "app", "jos\u{e9}", "jose\u{301}", "\u{301}", "\u{65e5}\u{672c}", "\u{1F469}\u{200D}\u{1F467}",
    "two words", "'", "\"", "\\", "new\nline", "cr\r\nlf", "-", "~", "$HOME", "%41", "#1",
  ]

  @Test func `What lies in a folder has its path from there, whatever the letters`() {
    for outer in Self.names {
      for inner in Self.names {
        let folder = Folder("/home/\(outer)")
        let file = "/home/\(outer)/\(inner)/\(outer).swift"
        #expect(folder.path(to: file)?.utf8.elementsEqual("\(inner)/\(outer).swift".utf8) == true)
        #expect(folder.relativePath(to: file).utf8.elementsEqual("\(inner)/\(outer).swift".utf8))
        #expect(folder.path(of: inner).utf8.elementsEqual("/home/\(outer)/\(inner)".utf8))
        #expect(Folder(folder.path(of: inner)).parent == folder)
        #expect(!folder.contains("/home/\(outer)\(inner)/file"))
      }
    }
  }

  @Test(arguments: [
    ("/a/b", "/a/b", "."), ("/a/b/", "/a/c/d", "../c/d"), ("/a/b/c", "/a", "../.."),
    ("/a/b", "/a/bc", "../bc"), ("/jos\u{e9}", "/jos\u{e9}/\u{301}x", "\u{301}x"),
  ])
  func `What lies elsewhere is reached through the folder above`(
    folder: String, other: String, path: String
  ) {
    #expect(Folder(folder).relativePath(to: other) == path)
  }

  @Test func `Neither a folder itself nor one whose name begins the same lies in it`() {
    #expect(!Folder("/a/b").contains("/a/b") && !Folder("/a/b").contains("/a/b/"))
    #expect(!Folder("/a/b").contains("/a/bc") && Folder("/a/b/").contains("/a/b/c"))
  }

  @Test(arguments: [
    ("/a/b.swift", "/a/b.swift"), ("/a/./b/../c.swift", "/a/c.swift"), ("/../a", "/a"),
    ("/a/..b/.c/...", "/a/..b/.c/..."), ("/jos\u{e9}/\u{301}x/../y", "/jos\u{e9}/y"),
  ])
  func `Steps in a path are taken`(path: String, plain: String) {
    #expect(Folder.withoutSteps(path).utf8.elementsEqual(plain.utf8))
  }

  @Test func `A step up behind a link is one from where that leads`() throws {
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? files.removeItem(at: scratch) }
    let target = scratch.appending(path: "there/inner")
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    let link = scratch.appending(path: "link").path
    try files.createSymbolicLink(atPath: link, withDestinationPath: target.path)
    #expect(Folder.withoutSteps("\(link)/../A.swift").hasSuffix("/there/A.swift"))
    #expect(Folder.withoutSteps("\(link)/A.swift") == "\(link)/A.swift")
  }
}
