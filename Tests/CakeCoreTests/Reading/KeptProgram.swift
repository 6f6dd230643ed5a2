import Foundation
import Testing

@testable import CakeCore

/// A program that was compiled a while ago, each test's own, and checks of it that keep its facts.
struct KeptProgram {
  let root: URL
  var store: URL { root.appending(path: ".build/debug/index/store") }
  var units: URL { store.appending(path: "v5/units") }
  var own: URL { root.appending(path: ".build/cake") }

  init(_ name: String) async throws {
    let features = (1...12).map { number in
      """
      //--- Feature\(number)/Model\(name).swift
      public protocol HasClock\(number) { var clock\(number): Int { get } }
      public protocol HasCache\(number) { var cache\(number): Int { get } }
      public typealias Dependencies\(number) = HasClock\(number) & HasCache\(number)
      public struct Model\(number) {
        let dependencies: any Dependencies\(number)
        func now() -> Int { dependencies.clock\(number) }
      }
      """
    }
    let shape = try Shape(name: "kept/\(name)", text: features.joined(separator: "\n") + "\n")
    // Tests change what they get, which nobody may be given again.
    root = ScratchFolder.url.appending(path: "kept/\(name)")
    let result = try await ShapeStore.shared.compiler().value
      .build(shape, in: root, depth: .diagnostics)
    try #require(result.status == 0, "\(result.output)")
    try await Self.settle()
  }

  /// Waits until what was written just now was written clearly before.
  static func settle() async throws { try await Task.sleep(for: .milliseconds(2100)) }

  var options: CheckOptions {
    var options = CheckOptions(package: root.filePath)
    options.leastKept = 0
    return options
  }

  /// A check's report, once all is written that it keeps.
  func check() throws -> String {
    let report = try Check.run(options).json
    Check.finish()
    return report
  }

  /// How many units and records of the store a check takes from what is kept, of how many.
  func kept() throws -> (units: Int, records: Int, all: Int) {
    let reader = try StoreReader(store.filePath, library: Toolchain.indexStoreLibrary(), options)
    _ = try reader.records(of: reader.swift)
    Check.finish()
    return (
      reader.units.count { $0.isKept }, reader.units.count { $0.record?.isKept ?? false },
      reader.units.count
    )
  }

  /// The files that are kept.
  func files() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: own.filePath).sorted()
      .map { own.appending(path: $0) }.filter { !$0.hasDirectoryPath }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
  }
}
