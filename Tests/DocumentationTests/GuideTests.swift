import Foundation
import TestSupport
import Testing

/// Compiles the code of the pages for people.
///
/// The pieces of a page are one program, in order; a line `<!-- program -->` begins another. What a
/// page imports that can't be had here is a stand-in of that name in the folder `StandIns`.
@Suite struct GuideTests {
  private static let catalogue = Folder.package.appending(path: "Sources/Documentation.docc")

  private static let programs: [GuideProgram] = {
    do {
      return try GuideProgram.all(inPagesOf: catalogue)
    } catch {
      // Without pages the test that takes them would pass by saying nothing.
      preconditionFailure("the pages cannot be read: \(error)")
    }
  }()

  @Test func `There are pages, and each program is found`() {
    #expect(Self.programs.count > 5)
  }

  @Test(arguments: programs)
  func `The code of a page compiles`(_ program: GuideProgram) async throws {
    try await Folder.temporary { folder in
      let file = folder.appending(path: "main.swift")
      try program.text.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try await Compiler.check(
        file,
        ["-package-name", "guide"] + (program.hasMain ? ["-parse-as-library"] : [])
          + StandIns.arguments(for: program.imports))
      if !outcome.succeeded { Issue.record("\(outcome.output)") }
    }
  }

  @Test func `Each stand-in is imported by a page, and says what it is`() throws {
    let imported = Set(Self.programs.flatMap(\.imports))
    for file in try Folder.swiftFiles(in: StandIns.folder) {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(imported.contains(name), "\(name)")
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("// A stand-in for "))
    }
  }
}
