import BenchmarkSupport
import Foundation
import PackageGenerator

/// A package to measure on.
struct PackageSize: Sendable {
  let name: String
  let options: GeneratorOptions

  init(named name: String) throws(UsageError) {
    var options = GeneratorOptions()
    switch name {
    case "tiny": (options.providers, options.features, options.modules) = (20, 60, 5)
    case "team": (options.providers, options.features, options.modules) = (60, 200, 20)
    case "small": (options.providers, options.features, options.modules) = (50, 500, 25)
    case "medium": (options.providers, options.features, options.modules) = (200, 2_000, 50)
    case "large": (options.providers, options.features, options.modules) = (1_000, 5_000, 100)
    // As many modules as a middling app has, with 18 findings in 12 of them.
    case "proof":
      (options.providers, options.features, options.modules) = (50, 500, 25)
      options.unused = .count(18)
    default:
      throw UsageError("there is no size '\(name)'; there are tiny, team, small, medium and large")
    }
    self.name = name
    self.options = options
  }

  private func folder(in scratch: URL) -> URL { scratch.appending(path: "packages/\(name)") }

  /// Writes the package and builds it with its tests, which takes long only the first time.
  func prepare(in scratch: URL) throws {
    let folder = folder(in: scratch)
    let package = try GeneratedPackage(options)
    try package.write(to: folder)
    if name == "proof" { try writeLeaf(in: folder, package) }
    note("the tool: building '\(name)': \(package.lines) lines")
    try buildTests(of: name, in: folder)
  }

  /// Adds a slice to the module that nothing depends on, with a need that nothing uses.
  private func writeLeaf(in folder: URL, _ package: GeneratedPackage) throws {
    let names = Set(package.plan.expectation.unusedNeeds.map(\.provider)).sorted().prefix(2)
      .map { $0.split(separator: ".").map(String.init) }
    let text =
      Set(names.map { $0[0] }).sorted().map { "import \($0)\n" }.joined()
        + """

        typealias LeafDependencies = \(names[0][1]) & \(names[1][1])
        func leaf(_ dependencies: any LeafDependencies) { end(dependencies) }
        func end(_ dependencies: any \(names[0][1])) {}

        """
    try Data(text.utf8).write(to: folder.appending(path: "Sources/App/Leaf.swift"))
  }

  /// The package as an earlier process prepared it.
  func load(from scratch: URL) throws -> PreparedPackage {
    let folder = folder(in: scratch)
    let expectation = try Data(contentsOf: folder.appending(path: GeneratedPackage.expectationFile))
    return PreparedPackage(
      size: name, folder: folder, options: options, lines: try lines(in: folder),
      expectation: try JSONDecoder().decode(Expectation.self, from: expectation))
  }

  private func lines(in folder: URL) throws -> Int {
    var lines = 0
    for part in ["Sources", "Tests"] {
      let base = folder.appending(path: part)
      guard let paths = FileManager.default.enumerator(atPath: base.filePath) else { continue }
      for case let path as String in paths where path.hasSuffix(".swift") {
        let text = try Data(contentsOf: base.appending(path: path))
        lines += text.count { $0 == UInt8(ascii: "\n") }
      }
    }
    return lines
  }
}

private func buildTests(of name: String, in folder: URL) throws {
  let build = try Command(
    "swift", ["build", "--build-tests", "--package-path", folder.filePath]
  ).measure()
  guard build.status == 0 else { throw BuildFailure(what: name, output: build.output) }
}

/// A package that lies generated and built in a folder.
struct PreparedPackage: Sendable {
  let size: String
  let folder: URL
  let options: GeneratorOptions
  let lines: Int
  let expectation: Expectation

  /// Where a debug build leaves the store.
  var indexStore: URL { folder.appending(path: ".build/debug/index/store") }

  /// Throws away what the tool keeps of the store.
  func forgetFacts() {
    try? FileManager.default.removeItem(at: folder.appending(path: ".build/cake/facts"))
  }

  /// Adds a comment to so many features, or takes it away again, and builds.
  func edit(_ count: Int) throws {
    let sources = folder.appending(path: "Sources")
    let features = try FileManager.default.subpathsOfDirectory(atPath: sources.filePath)
      .filter { $0.contains("Feature/") }.sorted()
    let comment = Array("\n// Edited.\n".utf8)
    for number in 0..<min(count, features.count) {
      let file = sources.appending(path: features[number * features.count / count])
      var text = try Data(contentsOf: file)
      if text.suffix(comment.count).elementsEqual(comment) {
        text.removeLast(comment.count)
      } else {
        text += comment
      }
      try text.write(to: file)
    }
    try buildTests(of: size, in: folder)
  }
}

/// Something did not build; its output says why.
struct BuildFailure: Error, CustomStringConvertible {
  let what: String
  let output: Data

  var description: String {
    "'\(what)' does not build:\n\(String(decoding: output, as: UTF8.self))"
  }
}
