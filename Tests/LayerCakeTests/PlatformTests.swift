import Foundation
import TestSupport
import Testing

private let runtime = Folder.package.appending(path: "Sources/LayerCake")
private let embedded = ["-enable-experimental-feature", "Embedded", "-wmo"]

/// What can't be run here is compiled as far as the toolchain can.
@Suite struct PlatformTests {
  @Test func `Embedded Swift is told in one sentence what the runtime lacks there`() async throws {
    let sources = try Folder.swiftFiles(in: runtime).map(\.path)
    let outcome = try await Compiler.compile(
      ["-typecheck", "-parse-as-library", "-swift-version", "6"] + embedded + sources)
    #expect(
      outcome.output.contains(
        "error: LayerCake needs 'Mutex' and weak references; Embedded Swift has neither\n"))
  }

  @Test func `Embedded Swift has neither a mutex nor weak references`() async throws {
    try await Folder.temporary { folder in
      let file = folder.appending(path: "Lacks.swift")
      try """
      import Synchronization
      let mutex = Mutex(0)
      final class Object {}
      struct Holder { weak var object: Object? }
      """.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try await Compiler.compile(["-typecheck"] + embedded + [file.path])
      #expect(outcome.output.contains("error: cannot find 'Mutex' in scope"))
      #expect(outcome.output.contains("error: attribute 'weak' cannot be used in Embedded Swift"))
    }
  }

  /// There is no standard library for it here.
  @Test func `WASI is told in one sentence what the runtime lacks there`() async throws {
    let outcome = try await Compiler.compile([
      "-frontend", "-typecheck", "-parse-stdlib", "-target", "wasm32-unknown-wasip1",
      runtime.appending(path: "Platforms.swift").path,
    ])
    #expect(
      outcome.output.contains(
        "error: LayerCake needs storage for each thread, and is not written for that of WASI yet\n")
    )
  }
}
