import CoffeeShopsTesting
import Foundation
import Testing

/// Programs that must not compile, with what the compiler says about them written inside.
struct RejectionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Rejections")
  /// The modules of the system's libraries, which those of the program bring along.
  private static let libraries = ["CSQLite", "CSodium"].flatMap {
    ["-I", folder.appending(path: "../../../Sources/\($0)").standardizedFileURL.path]
  }

  @Test(arguments: ["MapWithoutSession", "OnboardingWithoutSession", "VisitsWithoutSession"])
  func `What needs a session does not compile without one`(program: String) async throws {
    let modules = try product("Modules")
    let file = Self.folder.appending(path: "\(program).swift")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("// expected-error"))
    let run = try await run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path,
        "-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated", file.path,
      ] + Self.libraries)
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
