/// Lines that several answers have.
extension AnswerWriter {
  func grants(of provider: Int) -> [Answer.Line] {
    catalog.roots.enumerated().flatMap { number, root in
      root.grants.filter { $0.provider == provider }.map { grant in
        let slice = grant.slice.map { ", through slice '\(catalog.slices[$0].name)'" } ?? ""
        return Answer.Line(
          place: grant.place, text: "\(title(ofRoot: number)) '\(root.name)'\(slice)")
      }
    }.sorted { ($0.place!, $0.text) < ($1.place!, $1.text) }
  }

  /// Every use of a provider, or only those on values of one slice.
  func uses(of provider: Int, on node: Node?) -> [Answer.Line] {
    UsePlaces(program).uses(of: provider)
      .filter { node.map($0.nodes.contains) ?? true }
      .map { .init(place: $0.place, text: "in \(name(ofUnit: $0.unit))") }
  }

  func within(_ use: UsePlaces.Use) -> String { " in \(name(ofUnit: use.unit))" }

  /// The shortest way to any of some consumers, and where the last one uses the provider.
  func way(to goals: Set<Int32>, with provider: Int?) -> [Answer.Line] {
    guard let steps = chains.shortest(to: goals, with: provider), let last = steps.last else {
      return []
    }
    var lines = steps.map(line)
    if let root = catalog.rootOf[steps[0].from], let parent = parent(of: root) {
      lines.insert(parent, at: 0)
    }
    if let provider,
      let place = program.consumerNumbers[last.to].flatMap({
        program.dealings(of: $0).uses[provider]
      })
    {
      let name = catalog.providers[provider].name
      lines.append(
        .init(
          place: program.place(place),
          text: "'\(program.facts.qualifiedName(last.to))' uses '\(name)'"))
    }
    return lines
  }

  /// Where a scope gets what it has not itself; nil for any other root.
  func parent(of root: Int) -> Answer.Line? {
    let facts = program.facts
    guard catalog.roots[root].kind == .scope else { return nil }
    for member in facts.members(of: catalog.roots[root].symbol) where facts.name(member) == "parent"
    {
      for case .node(let node) in program.flow.signatures.signature(member)?.mentions.map(\.target)
        ?? []
      {
        guard
          let name = program.catalog.root(of: node).map({ catalog.roots[$0].name })
            ?? (catalog.isSlice(node) ? catalog.slices[node.number].name : nil)
        else { continue }
        return .init(
          place: facts.definitionPlace(member),
          text: "'\(name)' is the parent of '\(catalog.roots[root].name)'")
      }
    }
    return nil
  }

  func line(of step: Chains.Step) -> Answer.Line {
    let (from, to) = (program.facts.qualifiedName(step.from), program.facts.qualifiedName(step.to))
    return .init(
      place: step.place,
      text: "'\(from)' goes to '\(to)' as '\(catalog.slices[step.slice].name)'")
  }

  /// The findings of a kind, and those that are hidden with what hides them.
  func findingLines(_ isWanted: (Finding) -> Bool) -> [Answer.Line] {
    func lines(_ findings: [Finding], _ remark: String) -> [Answer.Line] {
      findings.filter(isWanted).map { finding in
        .init(
          place: finding.location,
          text: "\(finding.severity.rawValue): \(finding.message)"
            + " [\(finding.rule.rawValue)]\(remark)")
      }
    }
    let all =
      lines(findings, "") + lines(hidden.suppressed, ", hidden by 'cake:ignore'")
      + lines(hidden.excluded, ", left out for where it is")
    return all.isEmpty ? [.init(place: nil, text: "none")] : all
  }

  /// The names that findings about an entry have: of a consumer, those of its slices as well.
  func names(of entry: Names.Entry) -> Set<String> {
    var names: Set = [entry.name]
    for case .consumer(let consumer) in entry.meanings {
      names.formUnion(program.consumers[consumer].slices.map { catalog.slices[$0].name })
    }
    return names
  }

  /// Whether a finding is about a need, not about another slice of the same name.
  func concerns(_ finding: Finding, _ provider: Int, _ slice: Int) -> Bool {
    finding.subject[.provider] == .name(catalog.providers[provider].name)
      && finding.subject[.slice] == .name(catalog.slices[slice].name)
      && finding.location.file == catalog.slices[slice].place.file
  }

  /// Whether a finding says that something is included for nothing which brings a need, here or in what
  /// is included.
  func concernsWhatBrings(_ finding: Finding, _ provider: Int, _ slice: Int) -> Bool {
    finding.rule == .unusedNeed
      && including(provider, in: slice).contains { term in
        if term.place == finding.location { return true }
        guard case .slice(let other) = term.target else { return false }
        return concernsWhatBrings(finding, provider, other)
      }
  }
}
