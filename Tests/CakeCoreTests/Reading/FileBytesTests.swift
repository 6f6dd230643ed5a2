import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// What is in a file, whatever the system says of how much that is.
@Suite struct FileBytesTests {
  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func `A file is read to its end`(count: Int) async throws {
    try await Folder.temporary { folder in
      let file = folder.appending(path: "file")
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: file)
      #expect([UInt8].contents(of: file.path)?.bytes == bytes)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
  func `A file that says it is empty is read to its end`() throws {
    let maps = try #require([UInt8].contents(of: "/proc/self/maps")).bytes
    #expect(maps.count > 8192 && maps.last == 10)
  }

  @Test func `Nothing is read of what is no file`() {
    #expect([UInt8].contents(of: "/") == nil)
    #expect([UInt8].contents(of: "/nowhere at all") == nil)
  }
}
