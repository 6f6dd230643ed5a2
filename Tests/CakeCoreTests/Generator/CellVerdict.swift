@testable import CakeCore

/// What `cake` advises to remove from one generated program.
struct CellAdvice: Sendable {
  private(set) var removals: Set<ShapeMutations.Mutation> = []
  /// Findings that are wrong whatever the compiler says: nothing in these programs is uncovered.
  private(set) var wrong: [String] = []

  init(_ findings: [Finding], for member: CellBatch.Member) {
    for finding in findings {
      let file = finding.location.file
      let source = member.shape.sources.firstIndex { $0.path == file }
      guard let source else { continue }
      let found = Found(finding)
      switch finding.rule {
      case .unusedNeed, .redundantNeed, .unusedSlice, .unusedProvider, .unneededDouble:
        let name = found.name.split(separator: ".").last
        let mutation = member.mutations.all.last {
          $0.source == source && $0.line == found.line
            && $0.name.split(separator: ".").last == name
        }
        if let mutation {
          removals.insert(mutation)
        } else {
          wrong.append("\(finding.message) [\(finding.rule.rawValue)], at nothing")
        }
      case .ambientEffect, .featureImport, .wideStructRoot, .bypass, .staleProvider: continue
      default: wrong.append("\(finding.message) [\(finding.rule.rawValue)]")
      }
    }
  }

  /// Whether a need goes with what is advised.
  func covers(_ mutation: ShapeMutations.Mutation) -> Bool {
    removals.contains(mutation)
      || removals.contains {
        $0.kind == .slice && $0.source == mutation.source
          && $0.declaration == mutation.declaration
      }
  }
}

/// What the compiler says of `cake`'s advice on one generated program.
struct CellVerdict: Sendable {
  let cell: Cell
  let advice: CellAdvice
  /// Whether the compiler was asked before anything was advised.
  let isProved: Bool
  /// Why the program doesn't compile without what is advised; nil where it does.
  let error: String?
  /// What can go beside that.
  var missed: [ShapeMutations.Mutation] = []
  var needs = 0

  init(cell: Cell, advice: CellAdvice, isProved: Bool, error: String?) {
    self.cell = cell
    self.advice = advice
    self.isProved = isProved
    self.error = error
  }

  var isFalse: Bool { error != nil || !advice.wrong.isEmpty }

  /// Whether the program gives its value to where no type is known, or not even the compiler tells.
  var escapes: Bool { Scene(cell).traits.isSuperset(of: isProved ? .untyped : .escape) }
}

extension CellVerdict: CustomStringConvertible {
  var isWrong: Bool { isFalse || !escapes && !missed.isEmpty }

  /// What is wrong, in a line or two.
  var summary: String {
    let names = missed.map { "\($0.owner): \($0.name)" }.joined(separator: ", ")
    let texts = ["\(isFalse ? "false" : "missed \(names)"), \(cell.number): \(cell.name)"]
    return (texts + advice.wrong + (error.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// The program, with what is wrong about it.
  var description: String {
    let removals = advice.removals.map { "// advised: \($0.owner): \($0.name)" }.sorted()
    let missed = missed.map { "// missed: \($0.owner): \($0.name)" }
    let errors = ((error.map { [$0] } ?? []) + advice.wrong).joined(separator: "\n")
      .split(separator: "\n").map { "// \($0)" }
    let sources = Scene(cell).sources.map { "//--- \($0.module)/\($0.file)\n\($0.text)" }
    return (["// \(cell.name)"] + removals + missed + errors + sources).joined(separator: "\n")
  }
}
