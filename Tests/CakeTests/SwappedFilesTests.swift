import Foundation
import TestSupport
import Testing

/// Sources that a build takes for those of before.
@Suite(.timeLimit(.minutes(30))) struct SwappedFilesTests {
  @Test func `Files that were swapped with their times are compiled again`() async throws {
    let scratch = try ScratchFolder()
    let folder = try scratch.folder("swapped")
    try scratch.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Swapped", targets: [.target(name: "App")])

      """, to: "swapped/Package.swift")
    try scratch.write(
      """
      protocol HasClock { var clock: Int { get } }
      protocol HasCache { var cache: Int { get } }
      struct Model {
        let dependencies: any Dependencies
        var now: Int { dependencies.clock }
      }

      """, to: "swapped/Sources/App/Model.swift")
    try scratch.write(
      "// What the model needs.\ntypealias Dependencies = HasClock & HasCache\n",
      to: "swapped/Sources/App/Needs.swift")
    let first = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(first.output.contains("Sources/App/Needs.swift:2:37: warning: "), "\(first.errors)")

    let sources = folder.appending(path: "Sources/App").path
    for (old, new) in [("Model", "Other"), ("Needs", "Model"), ("Other", "Needs")] {
      #expect(rename("\(sources)/\(old).swift", "\(sources)/\(new).swift") == 0)
    }
    let swapped = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(
      swapped.output
        == first.output.replacing("App/Needs.swift:2", with: "App/Model.swift:2")
        .replacing("App/Model.swift:3:8", with: "App/Needs.swift:3:8"), "\(swapped.errors)")
    #expect(swapped.status == 1)
  }
}
