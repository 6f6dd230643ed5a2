/// Why needs are kept.
extension AnswerWriter {
  /// What keeps a need, followed to the end; what is found about it where nothing does.
  func need(_ provider: Int, of slice: Int, depth: Int) -> [Answer.Line] {
    let node = catalog.node(slice: slice)
    guard program.liveness.isLive(node, provider) else {
      return absence(provider, slice, depth: depth)
    }
    let twice = findings.filter { concerns($0, provider, slice) && $0.rule == .redundantNeed }
    return twice.map { line(of: $0, depth: depth) } + reasons(node, provider, depth: depth)
  }

  private func line(of finding: Finding, depth: Int) -> Answer.Line {
    .init(
      place: finding.location, text: "\(finding.message) [\(finding.rule.rawValue)]", depth: depth)
  }

  private func absence(_ provider: Int, _ slice: Int, depth: Int) -> [Answer.Line] {
    let found = findings.filter {
      concerns($0, provider, slice) || concernsWhatBrings($0, provider, slice)
        || $0.rule == .unusedSlice && $0.location == catalog.slices[slice].place
    }
    // Another slice may bring it as well.
    if !found.isEmpty, !comesWithNeed(provider, slice) {
      return found.map { line(of: $0, depth: depth) }
    }
    if let refused = refused(provider, slice) { return lines(of: refused, depth: depth) }
    let text =
      if !program.hasConsumers(slice) {
        "nothing takes the slice; it only says what roots provide"
      } else if let other = bringing(provider, to: slice) {
        // What takes this slice may hand it on where that is not seen.
        comesWithNeed(provider, slice)
          ? "it comes with '\(name(of: catalog.node(slice: other)))', which needs it"
          : "nothing uses it; it comes with '\(name(of: catalog.node(slice: other)))'"
      } else if !catalog.slices[slice].isOwn {
        "nothing here uses it; the slice is another package's"
      } else if !catalog.slices[slice].namedProviders.contains(where: { $0.provider == provider }) {
        "nothing uses it; it is asked for by a condition ('where'), about which there is no rule"
      } else { "nothing uses it, but the rule is turned off" }
    return [.init(place: catalog.slices[slice].place, text: text, depth: depth)]
  }

  /// That the compiler refused to let a need go.
  func refused(_ provider: Int, _ slice: Int) -> Report.Proof.Kept? {
    kept.first { $0.finding.rule == .unusedNeed && concerns($0.finding, provider, slice) }
  }

  /// Whether a slice that brings a provider to another one needs it itself.
  func comesWithNeed(_ provider: Int, _ slice: Int) -> Bool {
    bringing(provider, to: slice).map { isNeeded(provider, by: $0) } ?? false
  }

  /// Whether a slice needs a provider, or includes one that does and that nothing is found about.
  private func isNeeded(_ provider: Int, by slice: Int) -> Bool {
    program.liveness.isLive(catalog.node(slice: slice), provider)
      || included(bringing: provider, in: slice).contains { isNeeded(provider, by: $0) }
  }

  private func included(bringing provider: Int, in slice: Int) -> [Int] {
    including(provider, in: slice).filter { term in
      !findings.contains {
        concernsWhatBrings($0, provider, slice) && $0.location == term.place
      }
    }
    .compactMap { term in if case .slice(let other) = term.target { other } else { nil } }
  }

  /// The slice that a slice has a provider from which it does not name itself.
  private func bringing(_ provider: Int, to slice: Int) -> Int? {
    guard !catalog.slices[slice].namedProviders.contains(where: { $0.provider == provider }) else {
      return nil
    }
    let included = included(bringing: provider, in: slice)
    return included.first { isNeeded(provider, by: $0) } ?? included.first
  }

  /// The terms that include slices which bring a provider to another one.
  func including(_ provider: Int, in slice: Int) -> [Slice.Term] {
    catalog.slices[slice].terms.filter { term in
      guard case .slice(let other) = term.target else { return false }
      return catalog.slices[other].needs.contains(provider)
    }
  }

  /// `'A' hands it to 'B' as 'Slice'`; what is given to a name of its own is only called another.
  func handing(_ what: String, from unit: Int32, to other: Int32, as slice: Node) -> String {
    let (giver, taker) = (name(ofUnit: unit), name(ofUnit: other))
    return giver == taker
      ? "\(giver) goes on with \(what) as '\(name(of: slice))'"
      : "\(giver) hands \(what) to \(taker) as '\(name(of: slice))'"
  }

  /// - Parameter told: The needs on the way here.
  func reasons(
    _ node: Node, _ provider: Int, depth: Int, after told: Set<Seeds.Need> = []
  ) -> [Answer.Line] {
    guard let reason = program.reason(node, provider) else { return [] }
    // So far nobody reads on, and a chain of thousands would be a recursion of thousands.
    guard depth < 60 else { return [.init(place: nil, text: "and so on", depth: depth)] }
    let need = Seeds.Need(node: node, provider: provider)
    guard !told.contains(need) else { return bringer(of: need, depth: depth, after: told) }
    let told = told.union([need])
    func line(_ place: SourcePlace?, _ text: String) -> Answer.Line {
      .init(place: place, text: text, depth: depth)
    }
    switch reason {
    case .use(let unit, let place):
      return [line(program.place(place), "used in \(name(ofUnit: unit))")]
    case .forward(let unit, let to, let by, let place):
      let text = handing("it", from: unit, to: by, as: to)
      return [line(program.place(place), text)]
        + reasons(to, provider, depth: depth + 1, after: told)
    case .demand(let unit, let by, let place):
      return [
        line(
          program.place(place),
          "\(name(ofUnit: unit)) hands it to \(name(ofUnit: by)), which asks for it by name")
      ]
    case .conformance(let root):
      let why = reasons(catalog.node(root: root), provider, depth: depth + 1, after: told)
      return [line(catalog.roots[root].place, conformance(of: root, provider, by: node))] + why
    case .inclusion(let other):
      return [line(place(of: other), "'\(name(of: other))' includes this slice and needs it")]
        + reasons(other, provider, depth: depth + 1, after: told)
    case .doubt(let doubt):
      return doubts(doubt, node, provider, depth: depth, after: told)
    }
  }

  /// What a slice has a need of that nothing asks it for: something else that it includes and that needs
  /// it. Whatever is handed on as that slice has to have it, too.
  private func bringer(
    of need: Seeds.Need, depth: Int, after told: Set<Seeds.Need>
  ) -> [Answer.Line] {
    guard catalog.isSlice(need.node) else { return [] }
    let included = catalog.slices[need.node.number].includedSlices.map(catalog.node(slice:))
    let bringer = included.first {
      program.liveness.isLive($0, need.provider)
        && !told.contains(.init(node: $0, provider: need.provider))
    }
    guard let bringer else { return [] }
    let text = "'\(name(of: need.node))' has it of '\(name(of: bringer))', which needs it"
    return [.init(place: place(of: need.node), text: text, depth: depth)]
      + reasons(bringer, need.provider, depth: depth + 1, after: told)
  }

  /// How a root comes to a provider by a slice or by another root.
  private func conformance(of root: Int, _ provider: Int, by node: Node) -> String {
    let name = catalog.roots[root].name
    guard catalog.isSlice(node) else {
      return catalog.superclassesOfRoots[root].map(catalog.node(root:)) == node
        ? "root '\(name)' inherits it from this one" : "root '\(name)' has this one for a parent"
    }
    let slices = Set(catalog.roots[root].grants.filter { $0.provider == provider }.map(\.slice))
    return "root '\(name)' conforms to it through this slice" + (slices.count > 1 ? "" : " alone")
  }

  /// A declaration's name in quotes, or the file of code that stands outside of any.
  func name(ofUnit unit: Int32) -> String {
    unit >= 0
      ? "'\(program.facts.qualifiedName(unit))'"
      : "the top level of '\(program.facts.files[Int(-2 - unit)].path)'"
  }

  func term(_ provider: Int, of slice: Int) -> Slice.Term? {
    catalog.slices[slice].namedProviders.first { $0.provider == provider }?.term
  }

  /// How a slice comes to a need that it does not name.
  func through(_ provider: Int, _ slice: Int) -> String {
    guard term(provider, of: slice) == nil else { return "" }
    let included = catalog.slices[slice].includedSlices.first {
      catalog.slices[$0].needs.contains(provider)
    }
    return included.map { ", through '\(catalog.slices[$0].name)'" } ?? ""
  }

  func sorted(_ providers: Set<Int>) -> [Int] {
    providers.sorted { catalog.providers[$0].name < catalog.providers[$1].name }
  }
}
