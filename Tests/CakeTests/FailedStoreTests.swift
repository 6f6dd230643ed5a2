import Foundation
import TestSupport
import Testing

/// What SwiftPM's other build system leaves of a build that failed: objects are older, and stay.
@Suite struct FailedStoreTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    _ = try scratch.folder(Self.objects)
  }

  private static let objects =
    ".build/out/Intermediates.noindex/P.build/Debug-linux/App.build/Objects-normal/x86_64"

  private static let source = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    typealias ModelDependencies = HasClock & HasCache
    func now(_ dependencies: any ModelDependencies) -> Int { dependencies.clock }

    """

  private func compile(_ text: String) async throws -> Bool {
    try scratch.write(text, to: "Sources/App/App.swift")
    let output = Self.objects + "/App"
    return try await Compiler.compile(
      [
        "-frontend", "-c", "-module-name", "App", "-parse-as-library", "-o", output + ".o",
        "-primary-file", scratch.url.appending(path: "Sources/App/App.swift").path,
        "-serialize-diagnostics-path", output + ".dia", "-index-store-path", ".build/out",
        "-index-unit-output-path", "/P.build/Debug-linux/App.build/Objects-normal/x86_64/App.o",
      ], in: scratch.url
    ).succeeded
  }

  @Test(arguments: [[], ["--", "--build-system", "swiftbuild"]])
  func `What a compile with errors wrote down is not trusted`(build: [String]) async throws {
    let arguments = ["check", "--skip-build", "--no-proof"] + build
    #expect(try await compile(Self.source + "func f() { let unused = 1 }\n"))
    let sound = try await Tool.run(arguments, in: scratch.url)
    #expect(sound.status == 1 && sound.errors == "")
    #expect(try await !compile(Self.source + "let wrong: String = 1\n"))
    let failed = try await Tool.run(arguments, in: scratch.url)
    #expect(
      failed.errors == """
        error: the last compile of 'Sources/App/App.swift' failed, so what it wrote down can't be trusted
        note: mend the errors and build again

        """)
    #expect(failed.status == 2 && failed.output == "")
    #expect(try await compile(Self.source))
    let mended = try await Tool.run(arguments, in: scratch.url)
    #expect(mended.status == 1 && mended.errors == "")
    // Changed since, and not built.
    try scratch.write(Self.source + "\n", to: "Sources/App/App.swift")
    let stale = try await Tool.run(arguments, in: scratch.url)
    #expect(stale.errors.contains("'Sources/App/App.swift'") && stale.status == 2)
  }
}
