import Foundation
import Testing

@Suite struct OutputTests {
  @Test func `A reader that has gone away is no crash`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let scratch = try ScratchFolder()
    let end = try await Tool.run(
      ["explain"], output: pipe.fileHandleForWriting, errors: scratch.file("errors"))
    #expect(end.status == 0 && !end.wasStopped)
    #expect(try scratch.text("errors") == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `A report that can't be written is an error`() async throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let scratch = try ScratchFolder()
    let end = try await Tool.run(["explain"], output: full, errors: scratch.file("errors"))
    #expect(end.status == 2)
    #expect(try scratch.text("errors").hasPrefix("error: the report could not be written: "))
  }
}
