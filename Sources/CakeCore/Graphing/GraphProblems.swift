/// Findings with the things of the model that they are about, causes before what follows.
struct GraphProblems {
  private let positions: GraphPositions
  private let model: GraphModel

  init(_ positions: GraphPositions, _ model: GraphModel) {
    self.positions = positions
    self.model = model
  }

  func problems(_ findings: [Finding]) -> [GraphModel.Problem] {
    var found = findings.map(problem)
    var unused: [Need: Int] = [:]
    for (index, problem) in found.enumerated() where problem.rule == .unusedNeed {
      for slice in problem.slices {
        for provider in problem.providers { unused[Need(slice: slice, provider: provider)] = index }
      }
    }
    for index in found.indices where found[index].rule == .unusedNeed {
      found[index].cause = cause(of: found[index], index, unused)
    }
    return found
  }

  private struct Need: Hashable {
    var slice: Int
    var provider: Int
  }

  /// The finding about the slice that the value is handed on as, where that needs it no more.
  private func cause(of problem: GraphModel.Problem, _ own: Int, _ unused: [Need: Int]) -> Int? {
    for feature in problem.features {
      for handover in model.handovers where handover.from == .feature(feature) {
        for provider in problem.providers {
          let need = Need(slice: handover.slice, provider: provider)
          if let other = unused[need], other != own { return other }
        }
      }
    }
    return nil
  }

  /// Of remarks only those are fixed whose rule is named.
  private func fix(of finding: Finding) -> String {
    guard finding.hasSafeFix else { return "" }
    return finding.severity > .info ? "cake fix" : "cake fix --rule \(finding.rule.rawValue)"
  }

  private func problem(_ finding: Finding) -> GraphModel.Problem {
    var problem = GraphModel.Problem(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      place: finding.location, notes: finding.notes, fix: fix(of: finding))
    let names = finding.subjectNames
    problem.providers = model.providers.indices.filter { names.contains(model.providers[$0].name) }
    problem.slices = model.slices.indices.filter {
      names.contains(model.slices[$0].name) && isMeant(model.slices[$0].place, by: finding)
    }
    problem.roots = model.roots.indices.filter {
      names.contains(model.roots[$0].name) && isMeant(model.roots[$0].place, by: finding)
    }
    problem.features = model.features.indices.filter { index in
      names.contains(model.features[index].name)
        || !Set(model.features[index].slices).isDisjoint(with: problem.slices)
    }
    return problem
  }

  /// Of several with one name, the one whose file the finding is in.
  private func isMeant(_ place: SourcePlace, by finding: Finding) -> Bool {
    place.file == finding.location.file || finding.notes.contains { $0.location.file == place.file }
      || finding.rule == .unusedProvider
  }
}
