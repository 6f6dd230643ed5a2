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

  /// Whoever runs it may be allowed to put files in `/dev`, so a folder stands for it.
  @Test(arguments: [
    (["check", "--no-proof"], "[unused-need]"), (["graph", "--format=dot"], "digraph"),
  ])
  func `What is no file is written into, and stays`(arguments: [String], text: String) async throws
  {
    let scratch = try ScratchFolder()
    let pipe = scratch.url.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    // Held open both ways, so that nobody waits for anybody.
    let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    let reading = Task.detached {
      var bytes: [UInt8] = []
      while !Task.isCancelled {
        let part = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
          count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
        bytes += part
        if part.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
      }
      return bytes
    }
    let result = try await Fixture.repos.command(
      arguments + ["--skip-build", "--output", pipe])
    // What was written last is there as soon as the writer has ended.
    try await Task.sleep(for: .milliseconds(100))
    reading.cancel()
    let written = String(decoding: await reading.value, as: UTF8.self)
    #expect(written.contains(text), "\(result.errors)")
    #expect(result.output == "")
    var status = stat()
    #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `What this process has open is written into`() async throws {
    let result = try await Fixture.repos.check(["--no-proof", "--output", "/dev/stdout"])
    #expect(try await result.output == Fixture.repos.check(["--no-proof"]).output)
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/dev/stdout")
    #expect(link != nil)
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
  func `A file in memory is put in another's place like any other`() async throws {
    let file = "/dev/shm/cake-\(UUID()).txt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    for _ in 1...2 {
      _ = try await Fixture.repos.check(["--no-proof", "--output", file])
      let written = try String(contentsOfFile: file, encoding: .utf8)
      #expect(try await written == Fixture.repos.check(["--no-proof"]).output)
    }
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
