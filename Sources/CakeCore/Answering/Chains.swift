/// The ways from a root to whoever takes what it provides.
struct Chains {
  /// One hand to the next: at a place, a value goes to a consumer under a slice.
  struct Step {
    var place: SourcePlace
    /// What hands it on: a root or a consumer.
    var from: Int32
    var to: Int32
    var slice: Int
  }

  private let program: Program
  private var steps: [Int32: [Step]] = [:]
  private let parts: [RootPart]

  init(_ program: Program) {
    self.program = program
    parts = RootPart.all(in: program)
    readSteps()
  }

  /// The shortest way to any of some consumers, on which every slice has a need of a provider, and not in
  /// vain, if one is given: what nothing uses under one slice does not come by that one.
  ///
  /// Roots of development only count where none of the app's leads there, and those of tests last.
  func shortest(to goals: Set<Int32>, with provider: Int? = nil) -> [Step]? {
    let roots = program.catalog.roots.indices.filter { program.catalog.roots[$0].isOwn }
    for part in RootPart.allCases {
      let candidates = roots.filter { parts[$0] == part }.map { program.catalog.roots[$0] }
      if let way = search(from: candidates, goals, provider) { return way }
    }
    return nil
  }

  /// Where a consumer hands on what it takes.
  func steps(from consumer: Int32) -> [Step] { steps[consumer] ?? [] }

  private func search(from roots: [Root], _ goals: Set<Int32>, _ provider: Int?) -> [Step]? {
    // The step that first led to each; none leads to a root.
    var arrivals: [Int32: Step?] = [:]
    var pending: [Int32] = []
    for root in roots.sorted(by: { $0.place < $1.place }) {
      arrivals[root.symbol] = .some(nil)
      pending.append(root.symbol)
    }
    var next = 0
    while next < pending.count {
      let from = pending[next]
      next += 1
      for step in steps[from] ?? [] where arrivals[step.to] == nil {
        if let provider, !isInUse(provider, in: step.slice) { continue }
        arrivals[step.to] = .some(step)
        if goals.contains(step.to) { return way(to: step.to, arrivals) }
        pending.append(step.to)
      }
    }
    return nil
  }

  /// A slice may be taken for what it includes, as one that is split into these.
  private func isInUse(_ provider: Int, in slice: Int) -> Bool {
    program.catalog.slices[slice].needs.contains(provider)
      && program.isNeeded(provider, by: slice)
  }

  private func way(to goal: Int32, _ arrivals: [Int32: Step?]) -> [Step] {
    var way: [Step] = []
    var goal = goal
    while case .some(.some(let step)) = arrivals[goal] {
      way.append(step)
      goal = step.from
    }
    return way.reversed()
  }

  /// What is named several times on a line, in a result and by a macro too, is handed on at the last.
  private mutating func readSteps() {
    for handover in program.handovers() {
      guard let slice = handover.slice else { continue }
      let step = Step(
        place: handover.place, from: program.symbol(of: handover.from), to: handover.to,
        slice: slice
      )
      let same = steps[step.from]?.firstIndex {
        ($0.to, $0.slice) == (step.to, slice)
          && ($0.place.file, $0.place.line) == (step.place.file, step.place.line)
      }
      if let same {
        if steps[step.from]![same].place < step.place { steps[step.from]![same] = step }
      } else {
        steps[step.from, default: []].append(step)
      }
    }
  }
}
