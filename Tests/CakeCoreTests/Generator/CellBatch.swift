import Foundation
import TestSupport

@testable import CakeCore

/// Many generated programs that are compiled as one, and judged each for itself.
///
/// Their names don't overlap, so that an error belongs to the program in whose file it is: one
/// compilation tries a removal in each of them.
struct CellBatch: Sendable {
  /// One program, with what can be removed from it.
  struct Member: Sendable {
    let cell: Cell
    let shape: Shape
    let mutations: ShapeMutations

    init(_ cell: Cell) {
      self.cell = cell
      shape = Shape(sources: Scene(cell).sources, name: "generated/\(cell.number)")
      mutations = ShapeMutations(of: shape)
    }
  }

  typealias Removals = Set<ShapeMutations.Mutation>

  let members: [Member]

  init(_ cells: [Cell]) { members = cells.map(Member.init) }

  /// A program that is wrong in itself: no verdict is possible.
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter proves: Whether the tool asks the compiler itself before it advises anything.
  func judge(proves: Bool = false) async throws -> [CellVerdict] {
    let whole = shape(members.map(\.shape.sources))
    let built = try await ShapeStore.shared.build(whole)
    guard built.result.status == 0 else {
      let errors = errorsByCell(built.result.output)
      let names = members.compactMap { member in
        errors[member.cell.number].map { "\(member.cell.name)\n\($0)" }
      }
      throw Broken(description: names.joined(separator: "\n"))
    }
    let proof = proves ? try await ShapeProof.options(for: built) : nil
    let report = try await Blocking.run {
      try Check.run(
        CheckOptions(package: built.root.filePath, indexStore: built.indexStore.filePath),
        proof: proof)
    }
    if let failure = report.proof?.failure { throw Broken(description: failure.reason) }
    let advices = members.map { CellAdvice(report.findings, for: $0) }

    let together = try await errors(without: advices.map(\.removals), of: built)
    var verdicts = members.indices.map { index in
      CellVerdict(
        cell: members[index].cell, advice: advices[index], error: together[index])
    }
    // What can go beside the advised, one need of each program at a time.
    let others = members.indices.map { index in
      members[index].mutations.all.filter { mutation in
        mutation.kind == .need && !advices[index].covers(mutation)
      }
    }
    for turn in 0..<(others.map(\.count).max() ?? 0) {
      let tried = members.indices.map { index -> Removals in
        guard turn < others[index].count, together[index] == nil else { return [] }
        return advices[index].removals.union([others[index][turn]])
      }
      let errors = try await errors(without: tried, of: built)
      for index in members.indices where !tried[index].isEmpty && errors[index] == nil {
        verdicts[index].missed.append(others[index][turn])
      }
    }
    for index in members.indices {
      verdicts[index].needs = members[index].mutations.all.count { $0.kind == .need }
    }
    return verdicts
  }

  /// Compiles the programs without what is named for each, and gives the errors of those that
  /// don't compile, by their places.
  private func errors(
    without removals: [Removals], of built: ShapeStore.Built
  ) async throws -> [Int: String] {
    var errors: [Int: String] = [:]
    var depth = ShapeCompiler.Depth.types
    // Type errors hide what later passes find: repeat without the programs that have some.
    while true {
      let tried = members.indices.filter { !removals[$0].isEmpty && errors[$0] == nil }
      guard !tried.isEmpty else { return errors }
      let original = shape(tried.map { members[$0].shape.sources })
      let changed = shape(tried.map { members[$0].mutations.applying(removals[$0]) })
      let result = try await ShapeStore.shared.check(
        changed.sources,
        of: ShapeStore.Built(shape: original, root: built.root, result: built.result), depth: depth)
      if result.status == 0, depth == .diagnostics { return errors }
      depth = .diagnostics
      if result.status == 0 { continue }
      let found = errorsByCell(result.output)
      let failed = tried.filter { found[members[$0].cell.number] != nil }
      guard !failed.isEmpty else { throw Broken(description: result.output) }
      for index in failed { errors[index] = found[members[index].cell.number] }
    }
  }

  /// The errors of a compilation by the number in the file's name.
  private func errorsByCell(_ output: String) -> [Int: String] {
    var errors: [Int: String] = [:]
    for match in output.matches(of: /(?m)^.*\/Cell(\d+)[^\/]*: error: .*$/) {
      guard let number = Int(match.1) else { continue }
      errors[number, default: ""] += "\(match.0.split(separator: "/").last ?? "")\n"
    }
    return errors
  }

  /// All programs as one: the modules in an order that suits each of them.
  private func shape(_ sources: [[Shape.Source]]) -> Shape {
    let modules = ["Core", "App", "AppTests"]
    let sorted = modules.flatMap { module in sources.joined().filter { $0.module == module } }
    let first = members.first?.cell.number ?? 0
    return Shape(sources: sorted, name: "generated/batch\(first)-\(members.count)")
  }
}

extension Shape {
  /// A program without markers.
  init(sources: [Source], name: String) {
    self.init(name: name, sources: sources, expectations: [], permissions: [])
  }
}
