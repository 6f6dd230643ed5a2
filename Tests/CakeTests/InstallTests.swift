import Foundation
import TestSupport
import Testing

@Suite struct InstallTests {
  @Test func `What is installed runs, and takes the place of an older one`() async throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.appending(path: "new folder/bin")
    for _ in 1...2 {
      let result = try await Tool.run(["install", folder.path], in: scratch.url)
      #expect(result.output.hasSuffix(" as '\(folder.path)/cake'\n"))
      #expect(result.errors == "'\(folder.path)' is not on PATH\n")
      #expect(result.status == 0)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cake"])
    let installed = try await Compiler.run(["\(folder.path)/cake", "--version"], in: scratch.url)
    #expect(installed.output == (try await Tool.run(["--version"], in: scratch.url).output))
  }

  @Test func `A folder that can't be written to is named`() async throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "file")
    let result = try await Tool.run(["install", "file/bin"], in: scratch.url)
    #expect(result.errors.hasPrefix("error: 'file/bin/cake' can't be written: "))
    #expect(result.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["file"])
  }
}
