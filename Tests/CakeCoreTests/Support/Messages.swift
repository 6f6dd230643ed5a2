import Testing

@testable import CakeCore

enum Messages {
  /// What a check says of a program that compiles: each finding, and its notes.
  static func of(_ text: String) async throws -> [String] {
    let shape = try Shape(name: "messages", text: text)
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    let report = try Check.run(CheckOptions(package: built.root.filePath))
    return report.findings.flatMap { [$0.message] + $0.notes.map(\.message) }
  }
}
