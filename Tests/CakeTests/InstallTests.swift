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
    for folder in ["file", "file/bin", "file/bin/tools"] {
      let result = try await Tool.run(["install", folder], in: scratch.url)
      #expect(
        result.errors == "error: '\(folder)/cake' can't be written: 'file' is not a folder\n")
      #expect(result.status == 2)
    }
    let nameless = try await Tool.run(["install", ""], in: scratch.url)
    #expect(nameless.errors.hasPrefix("error: 'cake install' needs DIR; "))
    #expect(nameless.status == 2)
    #if os(Linux)
      // Nobody can make a folder there, whoever runs this.
      let result = try await Tool.run(["install", "/proc/bin"], in: scratch.url)
      #expect(
        result.errors == """
          error: '/proc/bin/cake' can't be written
          note: check that its folder exists, and the permissions of both

          """)
      #expect(result.status == 2)
    #endif
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["file"])
  }
}
