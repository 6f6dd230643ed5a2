/// Shapes that the oracle judges as one program, and those of them of which it can say nothing bad.
///
/// What it has a complaint about is judged again by itself, so that only a shape's own text counts.
struct ShapeBatch: Sendable {
  private struct Member: Sendable {
    let plan: ShapePlan
    let among: ShapeAmongOthers

    init?(_ shape: Shape, _ number: Int) {
      guard let among = ShapeAmongOthers(shape, number: number),
        let plan = try? ShapePlan(for: shape)
      else { return nil }
      (self.plan, self.among) = (plan, among)
    }

    var number: Int { among.number }

    func program(without removals: Set<ShapePlan.Mutation>) -> ProgramsTogether.Program {
      among.program(plan.mutations.applying(removals))
    }
  }

  private let members: [Member]

  init(_ shapes: some Sequence<(number: Int, shape: Shape)>) {
    members = shapes.compactMap { Member($0.shape, $0.number) }
  }

  /// The names of the shapes that compile as they are and without what they mark, and not without
  /// anything else.
  func right() async throws -> Set<String> {
    var left = members
    func keep(_ isRight: (Member, _ error: String?) -> Bool, _ errors: [Int: String]) {
      left = left.filter { isRight($0, errors[$0.number]) }
    }
    keep({ $1 == nil }, try await errors(left.map { ($0, []) }, from: .diagnostics))
    for turn in 0..<(left.map(\.plan.removable.count).max() ?? 0) {
      let tried = left.filter { turn < $0.plan.removable.count }
        .map { ($0, $0.plan.removable[turn].removals) }
      keep({ $1 == nil }, try await errors(tried, from: .diagnostics))
    }
    for turn in 0..<(left.map(\.plan.required.count).max() ?? 0) {
      let tried = left.filter { turn < $0.plan.required.count }
        .map { ($0, $0.plan.required[turn].removals) }
      keep({ turn >= $0.plan.required.count || $1 != nil }, try await errors(tried, from: .types))
    }
    return Set(left.map(\.among.shape.name))
  }

  private func errors(
    _ tried: [(Member, Set<ShapePlan.Mutation>)], from depth: ShapeCompiler.Depth
  ) async throws -> [Int: String] {
    // None where each of some shapes is for itself.
    guard let first = members.first else { return [:] }
    return try await ProgramsTogether.errors(
      of: tried.map { $0.program(without: $1) }, named: "batches/\(first.number)", from: depth)
  }
}

/// The batches of all shapes, each judged once, when somebody first asks for one of its shapes.
actor ShapeBatches {
  static let shared = ShapeBatches()

  private static let size = 60
  private static let numbers = Dictionary(
    uniqueKeysWithValues: Shape.all.enumerated().map { ($1.name, $0) })
  private var batches: [Int: Task<Set<String>, Never>] = [:]

  /// Whether a shape was found right among others; if not, it must be judged by itself.
  func isRight(_ shape: Shape) async -> Bool {
    guard let number = Self.numbers[shape.name] else { return false }
    let batch = number / Self.size
    if let known = batches[batch] { return await known.value.contains(shape.name) }
    let task = Task {
      let start = batch * Self.size
      let shapes = (start..<min(start + Self.size, Shape.all.count))
        .map { (number: $0, shape: Shape.all[$0]) }
      return (try? await ShapeBatch(shapes).right()) ?? []
    }
    batches[batch] = task
    return await task.value.contains(shape.name)
  }
}
