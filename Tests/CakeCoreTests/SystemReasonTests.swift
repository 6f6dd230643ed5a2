import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// Why files can't be made, as a part of a sentence.
@Suite struct SystemReasonTests {
  private func reason(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return error.systemReason }
    return nil
  }

  @Test func `What advice is given for is told by that alone`() {
    func reason(_ code: POSIXErrorCode) -> String? {
      (POSIXError(code) as any Error).reasonBesideAccess
    }
    #expect(reason(.ENOENT) == nil && reason(.EACCES) == nil)
    #expect(reason(.ENOSPC) == "No space left on device")
  }

  @Test func `It is what the system says`() async throws {
    try await Folder.temporary { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let files = FileManager.default
      #expect(
        reason {
          try files.createDirectory(
            atPath: file.path + "/folder", withIntermediateDirectories: true)
        } == "Not a directory")
      #expect(
        reason { try Data().write(to: folder.appending(path: "none/file"), options: .atomic) }
          == "No such file or directory")
      #expect(
        reason {
          try files.createSymbolicLink(atPath: file.path, withDestinationPath: "anywhere")
        } == "File exists")
    }
  }
}
