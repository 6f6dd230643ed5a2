import BenchmarkSupport
import Foundation
import PackageGenerator

/// A variant in its folder, edited and built over and over.
struct BuildSubject {
  let variant: BuildVariant
  let folder: URL
  private var plan: Plan
  private var numberOfEdits = 0
  private(set) var builds: [BuildEdit: [Build]] = [:]

  /// One build with what it compiled.
  struct Build {
    var seconds: Double
    /// Of all processes of the build together.
    var processor: Double
    var files: Set<String>
    var modules: Set<String>
    /// Modules with a file that the edit changed.
    var changedModules: Set<String>
  }

  init(_ variant: BuildVariant, scratch: URL) throws {
    self.variant = variant
    let name = variant.name.filter { $0 != "," }.split(separator: " ").joined(separator: "-")
    folder = scratch.appending(path: "builds/\(name)")
    plan = try Plan(variant.options)
  }

  mutating func perform(_ edit: BuildEdit) throws {
    let before = try current().files
    switch edit {
    case .clean:
      try current().write(to: folder)
      try? FileManager.default.removeItem(at: folder.appending(path: ".build"))
    case .nothing: break
    case .body: numberOfEdits += 1
    case .widening: plan.widenSlice(number: 0)
    case .provider: plan.addProvider(number: plan.providers.count)
    }
    let after = try current()
    try after.write(to: folder)
    let changed = after.files.filter { $0.key.hasPrefix("Sources/") && before[$0.key] != $0.value }
    builds[edit, default: []].append(try build(changed: changed.keys.map(Self.module)))
  }

  /// The package as all edits up to now have made it.
  private func current() throws -> GeneratedPackage {
    var package = try GeneratedPackage(plan)
    if numberOfEdits > 0 { package.editBody(ofFeature: plan.features.count / 2, to: numberOfEdits) }
    return package
  }

  private static func module(_ path: String) -> String {
    String(path.split(separator: "/")[1])
  }

  /// `Module.build/File.swift.o`
  private static func module(ofObject path: String) -> String? {
    path.split(separator: "/").first.map { String($0.prefix { $0 != "." }) }
  }

  private func build(changed: [String]) throws -> Build {
    let before = objects()
    let command = Command("swift", ["build", "--package-path", folder.filePath])
    let run = try command.measure()
    guard run.status == 0 else {
      throw BuildProblem(
        what: variant.name, output: String(decoding: run.output, as: UTF8.self))
    }
    let compiled = objects().filter { before[$0.key] != $0.value }.keys
    return Build(
      seconds: run.wall, processor: run.processor, files: Set(compiled),
      modules: Set(compiled.compactMap(Self.module(ofObject:))),
      changedModules: Set(changed))
  }

  /// When each object file was written.
  private func objects() -> [String: Date] {
    let base = folder.appending(path: ".build/debug").resolvingSymlinksInPath()
    guard let paths = FileManager.default.enumerator(atPath: base.filePath) else { return [:] }
    var found: [String: Date] = [:]
    for case let path as String in paths where path.hasSuffix(".swift.o") {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: base.appending(path: path).filePath)
      found[path] = attributes?[.modificationDate] as? Date
    }
    return found
  }
}

/// Something did not build; its output says why.
struct BuildProblem: Error, CustomStringConvertible {
  let what: String
  let output: String

  var description: String { "'\(what)' does not build:\n\(output)" }
}
