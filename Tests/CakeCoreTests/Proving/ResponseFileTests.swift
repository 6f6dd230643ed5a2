import Foundation
import TestSupport
import Testing

@testable import CakeCore

@Suite struct ResponseFileTests {
  @Test func `Arguments stand in the place of their file, without the sources`() throws {
    let folder = ScratchFolder.url.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("flags", "-DONE \"-I/a b\"\n@more\n"), ("more", "-D 'TW O' a\\ b @flags @nothing"),
      ("sources", "'/s/A B.swift'\n/s/C.swift\n"),
    ] { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let sources = folder.appending(path: "sources").filePath
    #expect(
      ResponseFile.expanded(["-c", "@flags", "@\(sources)", "-g"], in: folder.filePath)
        == ["-c", "-DONE", "-I/a b", "-D", "TW O", "a b", "@flags", "@nothing", "-g"])
  }
}
