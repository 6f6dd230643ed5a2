import Foundation
import TestSupport
import Testing

@testable import CakeCore

/// A small program, checked with a proof that a test may change.
enum ProvedProgram {
  static let text = """
    protocol HasClock { var clock: Int { get } }
    protocol HasCache { var cache: Int { get } }
    typealias ModelDependencies = HasClock & HasCache
    struct Model {
      let dependencies: any ModelDependencies
      var now: Int { dependencies.clock }
    }
    """

  /// A folder for verdicts that nobody else has.
  static func scratch() -> URL { ScratchFolder.url.appending(path: "proofs/\(UUID())") }

  static func check(
    _ text: String, named name: String, folder: URL, proves: Bool = true,
    baseline: Baseline? = nil, _ change: (inout ProofOptions) throws -> Void
  ) async throws -> Report {
    let built = try await ShapeStore.shared.build(Shape(name: "proofs/\(name)", text: text))
    try #require(built.result.status == 0, "\(built.result.output)")
    var options = try await ShapeProof.options(for: built)
    options.folder = folder.filePath
    try change(&options)
    return try await Blocking.run { [options] in
      try Check.run(
        CheckOptions(
          package: built.root.filePath, indexStore: built.indexStore.filePath, baseline: baseline),
        proof: proves ? options : nil)
    }
  }

  /// What is said of the needs of a program that can go, by default.
  static func unusedNeeds(in text: String, named name: String) async throws -> [String] {
    try await check(text, named: name, folder: scratch()) { _ in }
      .findings.filter { $0.rule == .unusedNeed }.map(\.message)
  }
}
