import Foundation
import TestSupport
import Testing

/// Sources that a build takes for those of before.
@Suite(.timeLimit(.minutes(30))) struct SwappedFilesTests {
  private let scratch: ScratchFolder
  private let folder: URL

  init() throws {
    scratch = try ScratchFolder()
    folder = try scratch.folder("swapped")
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
  }

  @Test func `Files that were swapped with their times are compiled again`() async throws {
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

  @Test func `A file that was put in another's place with an older time is compiled again`()
    async throws
  {
    let first = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(first.output.contains("does not need 'HasCache'"), "\(first.errors)")
    try replace("dependencies.clock }", with: "dependencies.clock + dependencies.cache }")
    let replaced = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(replaced.output.hasSuffix("\nno findings\n"), "\(replaced.output)\(replaced.errors)")
    // That build was told of it, so the next one has nothing to do.
    let next = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(next.output == replaced.output && next.builds.count == 2, "\(next.errors)")
  }

  @Test func `A file that was written over in place with its time and length is compiled again`()
    async throws
  {
    let first = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(first.output.contains("does not need 'HasCache'"), "\(first.errors)")
    try replace("dependencies.clock", with: "dependencies.cache", inPlace: true)

    // Without a build the names that were compiled and those that stand there are all that is known.
    let trusted = try await Tool.run(["check", "--no-proof", "--skip-build"], in: folder)
    #expect(
      trusted.errors.hasPrefix(
        "error: the index store does not belong to these sources: it has 'clock' at line 5 of "
          + "'Sources/App/Model.swift', where it does not stand\n"))
    #expect(trusted.output == "" && trusted.status == 2)

    let built = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(built.output.contains("does not need 'HasClock'"), "\(built.errors)")
    #expect(!built.output.contains("does not need 'HasCache'"))
  }

  @Test(arguments: [["check"], ["why", "HasCache"], ["graph", "--format=dot"]])
  func `What roots lack then is told by whoever builds once more`(command: [String]) async throws {
    try scratch.write(
      "struct AppDependencies: Dependencies {\n  let clock = 1\n  let cache = 2\n}\n",
      to: "swapped/Sources/App/Root.swift")
    let first = try await Tool.run(command, in: folder)
    #expect(first.status < 2, "\(first.errors)")
    try replace("let cache", with: "let cash", in: "Root.swift")
    let result = try await Tool.run(command, in: folder)
    let told = "Root.swift:1:8: error: 'AppDependencies' lacks 'HasCache' [missing-provider]"
    let isCheck = command == ["check"]
    #expect((isCheck ? result.output : result.errors).contains(told), "\(result.errors)")
    #expect(!result.errors.contains("does not conform to"), "\(result.errors)")
    #expect(result.status == (isCheck ? 1 : 2))
  }

  @Test func `A file of which nothing but the permissions changed is as good as before`()
    async throws
  {
    let first = try await Tool.run(["check", "--no-proof"], in: folder)
    let model = folder.appending(path: "Sources/App/Model.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: model)
    let trusted = try await Tool.run(["check", "--no-proof", "--skip-build"], in: folder)
    #expect(trusted.output == first.output && trusted.status == 1, "\(trusted.errors)")
  }

  @Test func `A file that says what it said is not compiled again and keeps its time`()
    async throws
  {
    let first = try await Tool.run(["check", "--no-proof"], in: folder)
    let model = folder.appending(path: "Sources/App/Model.swift").path
    let date = try modified(model)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: model)
    try FileManager.default.linkItem(atPath: model, toPath: scratch.url.path + "/link")
    try replace("HasClock", with: "HasClock", in: "Needs.swift")
    let second = try await Tool.run(["check", "--no-proof"], in: folder)
    #expect(second.output == first.output && second.builds.count == 2, "\(second.errors)")
    #expect(try modified(model) == date)
  }

  @Test func `A file of which it is not known what it said is compiled again once`() async throws {
    let first = try await Tool.run(["check", "--no-proof"], in: folder)
    try FileManager.default.removeItem(at: folder.appending(path: ".build/cake"))
    let model = folder.appending(path: "Sources/App/Model.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: model)
    for lines in [4, 2] {
      let next = try await Tool.run(["check", "--no-proof"], in: folder)
      #expect(next.output == first.output && next.builds.count == lines, "\(next.errors)")
    }
  }

  @Test(arguments: ["native", "swiftbuild"])
  func `A file that the manifest leaves out by now has no facts, whatever becomes of it`(
    system: String
  ) async throws {
    try scratch.write(
      "typealias More = HasClock & HasCache\n", to: "swapped/Sources/App/More.swift")
    let arguments = ["check", "--no-proof", "--", "--build-system", system]
    let first = try await Tool.run(arguments, in: folder)
    #expect(first.output.contains("App/More.swift:1:11: warning: "), "\(first.errors)")
    let manifest = folder.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("\"App\")", with: "\"App\", exclude: [\"More.swift\"])")
    try Data(text.utf8).write(to: manifest)
    for change in ["", "\n"] {
      try scratch.write(
        "typealias More = HasClock & HasCache\n" + change, to: "swapped/Sources/App/More.swift")
      let next = try await Tool.run(arguments, in: folder)
      #expect(!next.output.contains("More") && next.builds.count == 2, "\(next.errors)")
      #expect(next.output.contains("does not need 'HasCache'"))
    }
  }

  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Has a file say something else, with the time that it had or an older one.
  private func replace(
    _ old: String, with new: String, in name: String = "Model.swift", inPlace: Bool = false
  ) throws {
    let file = folder.appending(path: "Sources/App/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8).replacing(old, with: new)
    let date = try modified(file.path)
    let written = inPlace ? file : scratch.url.appending(path: name)
    try Data(text.utf8).write(to: written)
    try FileManager.default.setAttributes(
      [.modificationDate: inPlace ? date! : Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: written.path)
    if !inPlace { #expect(rename(written.path, file.path) == 0) }
  }
}
