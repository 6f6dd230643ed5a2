/// Casts and tests of dependencies: `as? any HasKeychain`, `is`, a `case` with `as`.
struct Casts {
  struct Cast {
    var owner: Int32
    var target: Mention.Target
    /// The slices of the value that is cast.
    var slices: Set<Int>
    var place: SourcePlace
  }

  private struct Candidate {
    var file: Int
    var token: Int
    /// The `as` or `is`.
    var word: Int
    var target: Mention.Target
  }

  let program: Program
  var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func found() -> [Cast] {
    let candidates = self.candidates()
    let lost = candidates.isEmpty ? [:] : lostInArguments()
    var found: [Cast] = []
    for owner in candidates.keys.sorted() where program.flow.units[owner] != nil {
      let scans = program.flow.scans(of: owner, following: program.catalog.isSlice)
      let others = program.flow.scans(of: owner, following: program.catalog.isSlice)
      let tests =
        scans.map { ($0.file, $0.tests) } + others.map { ($0.file, $0.testsOfUntyped()) }
      for candidate in candidates[owner]! {
        var slices = Set(
          tests.filter { $0.0 == candidate.file }
            .flatMap { ($0.1[candidate.word] ?? []).map(\.number) })
        if slices.isEmpty {
          let word = payloadName(testedAt: candidate.word, in: candidate.file, scans)
          slices = self.slices(testedInPayloadAt: word ?? candidate.word, in: candidate.file, lost)
        }
        if slices.isEmpty {
          slices = self.slices(boundBefore: candidate.word, in: candidate.file, owner)
        }
        guard !slices.isEmpty else { continue }
        let token = facts.source(candidate.file)[candidate.token]
        found.append(
          Cast(
            owner: owner, target: candidate.target, slices: slices,
            place: SourcePlace(
              file: facts.files[candidate.file].path, line: Int(token.line),
              column: Int(token.column))))
      }
    }
    return found
  }

  /// The slices of a property whose type is a generic one, as its reader has it: `dependencies as? …`
  /// in a `class Home: Screen<any HomeDependencies>`.
  private func slices(boundBefore word: Int, in file: Int, _ owner: Int32) -> Set<Int> {
    let member = word - 1
    let bound =
      facts.symbols(at: member, in: file).lazy
      .filter { facts.symbols.base[Int($0)].kind.isProperty }
      .compactMap { program.flow.bound($0, namedAt: member, in: file, by: owner) }.first ?? []
    return Set(bound.filter(program.catalog.isSlice).map(\.number))
  }

  /// The providers that casts of any value lead to, tests included.
  func providers() -> Set<Int> {
    var found = providersOfConditions()
    for mention in program.flow.signatures.castTargets {
      for target in mention.targets {
        switch target {
        case .provider(let provider): found.insert(provider)
        case .node(let node) where program.catalog.isSlice(node):
          found.formUnion(program.catalog.needs(of: node))
        case .node, .type: break
        }
      }
    }
    return found
  }

  /// The providers, slices and roots that stand in casts, by the declaration around them.
  private func candidates() -> [Int32: [Candidate]] {
    var found: [Int32: [Candidate]] = [:]
    for mention in program.flow.signatures.bodyMentions {
      let file = mention.use.file
      guard mention.owner >= 0, facts.files[file].isOwn, !facts.files[file].isTest else { continue }
      let source = facts.source(file)
      let occurrence = facts.files[file].record.occurrences.base[mention.use.occurrence]
      guard let token = source.token(at: occurrence),
        let word = source.testWord(before: token)
      else { continue }
      for target in mention.targets {
        found[mention.owner, default: []].append(
          Candidate(file: file, token: token, word: word, target: target))
      }
    }
    return found
  }
}
