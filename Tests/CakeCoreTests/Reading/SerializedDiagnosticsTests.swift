import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// The compiler's own files of what it said.
@Suite struct SerializedDiagnosticsTests {
  private func diagnostics(_ program: String) async throws -> URL {
    let folder = ScratchFolder.url.appending(path: "diagnostics/\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(program.utf8).write(to: folder.appending(path: "App.swift"))
    _ = try await Compiler.compile(
      ["-frontend", "-typecheck", "-serialize-diagnostics-path", "App.dia", "App.swift"],
      in: folder)
    return folder.appending(path: "App.dia")
  }

  private func reader() throws -> SerializedDiagnostics {
    SerializedDiagnostics(beside: try Toolchain.indexStoreLibrary())
  }

  private static let warning = "func f() { let unused = 1 }\n"

  @Test(arguments: [
    ("let x = 1\n", false), (warning, false), ("let x: String = 1\n", true),
    (warning + "let x: String = 1\nlet é: Nothing = 2\n" + warning, true),
  ])
  func `Errors are told from warnings and from nothing`(program: String, has: Bool) async throws {
    let file = try await diagnostics(program)
    let reader = try reader()
    #expect(reader.tellOfErrors(at: file.filePath) == has)
  }

  @Test func `A damaged file is read to some end, and no file tells of nothing`() async throws {
    let file = try await diagnostics(Self.warning + "let x: String = 1\n")
    let whole = try Data(contentsOf: file)
    let reader = try reader()
    var random = SplitMix(seed: 1)
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      _ = reader.tellOfErrors(at: file.filePath)
      var other = whole
      other[4 + length % (whole.count - 4)] = UInt8.random(in: 0...255, using: &random)
      try other.write(to: file)
      _ = reader.tellOfErrors(at: file.filePath)
    }
    #expect(!reader.tellOfErrors(at: file.filePath + ".not"))
    try Data().write(to: file)
    #expect(!reader.tellOfErrors(at: file.filePath))
  }
}
