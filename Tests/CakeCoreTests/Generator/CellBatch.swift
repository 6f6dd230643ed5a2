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

  typealias Broken = ProgramsTogether.Broken

  /// - Parameter proves: Whether the tool asks the compiler itself before it advises anything: then it
  ///   is given one program at a time, as a real one is.
  func judge(proves: Bool = false) async throws -> [CellVerdict] {
    let sources = ProgramsTogether.sorted(members.map(\.shape.sources))
    let built = try await ShapeStore.shared.build(Shape(sources: sources, name: name))
    guard built.result.status == 0 else {
      let errors = ProgramsTogether.byProgram(built.result.output)
      let names = members.compactMap { member in
        errors[member.cell.number].map { "\(member.cell.name)\n\($0)" }
      }
      throw Broken(description: names.joined(separator: "\n"))
    }
    let advices = proves ? try await provedAdvices() : try await advices(on: built, proof: nil)

    let together = try await errors(
      without: advices.map(\.removals), of: built, from: .diagnostics)
    var verdicts = members.indices.map { index in
      CellVerdict(
        cell: members[index].cell, advice: advices[index], isProved: proves,
        error: together[index])
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

  /// What the tool advises about each of the programs.
  private func advices(
    on built: ShapeStore.Built, proof: ProofOptions?
  ) async throws -> [CellAdvice] {
    let report = try await Blocking.run {
      try Check.run(
        CheckOptions(package: built.root.filePath, indexStore: built.indexStore.filePath),
        proof: proof)
    }
    if let failure = report.proof?.failure { throw Broken(description: failure.reason) }
    return members.map { CellAdvice(report.findings, for: $0) }
  }

  private func provedAdvices() async throws -> [CellAdvice] {
    try await withThrowingTaskGroup(of: (Int, CellAdvice).self) { group in
      for (number, member) in members.enumerated() {
        group.addTask {
          let built = try await ShapeStore.shared.build(member.shape)
          var proof = try await ShapeProof.options(for: built)
          proof.comparesAllCalls = true
          let alone = try await CellBatch([member.cell]).advices(on: built, proof: proof)
          return (number, alone[0])
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// The errors of the programs that don't compile without what is named for each, by their places.
  private func errors(
    without removals: [Removals], of built: ShapeStore.Built,
    from first: ShapeCompiler.Depth = .types
  ) async throws -> [Int: String] {
    let programs = members.indices.filter { !removals[$0].isEmpty }.map { index in
      ProgramsTogether.Program(
        number: members[index].cell.number, original: members[index].shape.sources,
        changed: members[index].mutations.applying(removals[index]))
    }
    let errors = try await ProgramsTogether.errors(
      of: programs, named: name, built: built.root, from: first)
    return members.indices.reduce(into: [:]) { $0[$1] = errors[members[$1].cell.number] }
  }

  private var name: String {
    "generated/batch\(members.first?.cell.number ?? 0)-\(members.count)"
  }
}
