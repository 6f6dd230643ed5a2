import BenchmarkSupport
import Foundation
import PackageGenerator
import Testing

/// Generated packages through the real compiler, one after the other: each build takes every core.
@Suite(.serialized) struct CompilationTests {
  struct Variant: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (inout GeneratorOptions) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout GeneratorOptions) -> Void) {
      testDescription = name
      self.change = change
    }
  }

  static let variants: [Variant] = [
    Variant("slices and one root") { $0.unused = .count(3) },
    Variant("no unused needs") { $0.unused = .count(0) },
    Variant("scopes, struct roots, providers in one module") {
      $0.providersPerRoot = 6
      $0.rootForm = .struct
      $0.placement = .single
    },
    Variant("initialisers and scopes") {
      $0.providersPerRoot = 6
      $0.injection = .initialisers
    },
  ]

  /// Edited too, so that an edit that breaks a program is noticed.
  @Test(arguments: variants)
  func `A generated package builds without a warning, and its tests pass`(
    _ variant: Variant
  ) throws {
    var options = GeneratorOptions()
    (options.providers, options.features, options.modules) = (10, 24, 3)
    options.lines = 60
    variant.change(&options)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "generated-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var plan = try Plan(options)
    plan.widenSlice(number: 0)
    plan.addProvider(number: 1)
    try GeneratedPackage(plan).write(to: folder)
    let test = try Command(
      "swift",
      [
        "test", "--package-path", folder.path(percentEncoded: false), "-Xswiftc",
        "-warnings-as-errors",
      ]
    ).measure()
    #expect(test.status == 0, "\(String(decoding: test.output, as: UTF8.self))")
  }

  @Test func `A folder with something else in it is left alone`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "foreign-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("mine".utf8).write(to: folder.appending(path: "notes.txt"))
    let package = try GeneratedPackage(GeneratorOptions())
    #expect(throws: ForeignFolder.self) { try package.write(to: folder) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        == ["notes.txt"])
  }
}
