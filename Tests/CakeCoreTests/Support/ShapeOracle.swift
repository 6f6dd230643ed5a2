/// The compiler's verdict on what a shape says of itself.
enum ShapeOracle {
  /// What the shape gets wrong, empty for a right one: it must compile as it stands, must still
  /// compile without what it marks, and must not without anything else.
  static func complaints(about shape: Shape) async throws -> [String] {
    if await ShapeBatches.shared.isRight(shape) { return [] }
    let built = try await ShapeStore.shared.build(shape)
    guard built.result.status == 0 else { return ["does not compile:\n\(built.result.output)"] }
    let plan = try ShapePlan(for: shape)
    var complaints: [String] = []
    for (name, removals) in plan.removable {
      let result = try await check(removals, of: built, plan, depth: .diagnostics)
      if result.status != 0 { complaints.append("breaks without \(name):\n\(result.output)") }
    }
    for (name, removals) in plan.required
    where try await compiles(without: removals, of: built, plan) {
      complaints.append("compiles without \(name)")
    }
    return complaints
  }

  private static func compiles(
    without removals: Set<ShapeMutations.Mutation>, of built: ShapeStore.Built, _ plan: ShapePlan
  ) async throws -> Bool {
    // Nearly all fail here, in half the time.
    let types = try await check(removals, of: built, plan, depth: .types)
    guard types.status == 0 else { return false }
    return try await check(removals, of: built, plan, depth: .diagnostics).status == 0
  }

  private static func check(
    _ removals: Set<ShapeMutations.Mutation>, of built: ShapeStore.Built, _ plan: ShapePlan,
    depth: ShapeCompiler.Depth
  ) async throws -> ChildProcess.Result {
    let sources = plan.mutations.applying(removals)
    return try await ShapeStore.shared.check(sources, of: built, depth: depth)
  }
}
