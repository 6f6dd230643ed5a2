import Testing

@testable import CakeCore

/// A need of which the tests ask what keeps it.
enum KeptNeed {
  /// What is said of `HasMenu` in `ModelDependencies`.
  static func answer(_ text: String) async throws -> String {
    let shape = try Shape(name: "why/kept", text: text)
    let built = try await ShapeStore.shared.build(shape)
    try #require(built.result.status == 0, "\(built.result.output)")
    return try Why.answer(
      "HasMenu", in: "ModelDependencies", CheckOptions(package: built.root.filePath))
  }
}
