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
      concerns($0, provider, slice)
        || $0.rule == .unusedSlice && $0.location == catalog.slices[slice].place
    }
    if !found.isEmpty {
      return found.map { line(of: $0, depth: depth) }
    }
    let text =
      program.hasConsumers(slice)
      ? "nothing uses it, but it is not named here, or the rule is turned off"
      : "nothing takes the slice; it only says what roots provide"
    return [.init(place: catalog.slices[slice].place, text: text, depth: depth)]
  }

  private func reasons(_ node: Node, _ provider: Int, depth: Int) -> [Answer.Line] {
    guard let reason = program.liveness.reason(node, provider) else { return [] }
    // So far nobody reads on, and a chain of thousands would be a recursion of thousands.
    guard depth < 60 else { return [.init(place: nil, text: "and so on", depth: depth)] }
    func line(_ place: SourcePlace?, _ text: String) -> Answer.Line {
      .init(place: place, text: text, depth: depth)
    }
    switch reason {
    case .use(let unit, let place):
      return [line(program.place(place), "used in \(name(ofUnit: unit))")]
    case .forward(let unit, let to, let by, let place):
      let slice = catalog.slices[to.number].name
      let text = "\(name(ofUnit: unit)) hands it to \(name(ofUnit: by)) as '\(slice)'"
      return [line(program.place(place), text)] + reasons(to, provider, depth: depth + 1)
    case .demand(let unit, let by, let place):
      return [
        line(
          program.place(place),
          "\(name(ofUnit: unit)) hands it to \(name(ofUnit: by)), which asks for it by name")
      ]
    case .conformance(let root):
      return [
        line(
          catalog.roots[root].place,
          "root '\(catalog.roots[root].name)' conforms to it through this slice alone")
      ]
    case .inclusion(let other):
      let slice = catalog.slices[other.number]
      return [line(slice.place, "'\(slice.name)' includes this slice and needs it")]
        + reasons(other, provider, depth: depth + 1)
    case .doubt(let doubt):
      return doubts(doubt, node, provider, depth: depth)
    }
  }

  /// What a doubt is about that keeps a need.
  private func doubts(
    _ doubt: Reason.Doubt, _ node: Node, _ provider: Int, depth: Int
  ) -> [Answer.Line] {
    func line(_ place: SourcePlace?, _ text: String) -> Answer.Line {
      .init(place: place, text: text, depth: depth)
    }
    func declared(_ symbol: Int32) -> SourcePlace? {
      program.facts.isDefined(symbol) ? program.facts.definitionPlace(symbol) : nil
    }
    switch doubt {
    case .unfollowedUse(let unit, let place):
      return [
        line(
          program.place(place),
          "kept: used in \(name(ofUnit: unit)) on a value that can't be made out")
      ]
    case .unfollowedForward(let unit, let to, let by, let place):
      let slice = catalog.slices[to.number].name
      let text =
        "kept: \(name(ofUnit: unit)) hands a value that can't be made out to \(name(ofUnit: by)) "
        + "as '\(slice)'"
      return [line(program.place(place), text)] + reasons(to, provider, depth: depth + 1)
    case .unfollowedDemand(let unit, let by, let place):
      return [
        line(
          program.place(place),
          "kept: \(name(ofUnit: unit)) hands a value that can't be made out to "
            + "\(name(ofUnit: by)), which asks for it by name")
      ]
    case .escape(let unit, let escape):
      return [
        line(
          program.place(escape.place),
          "\(name(ofUnit: unit)) lets the whole value go where its type is not known")
      ]
    case .mention(let place):
      return [line(program.place(place), "kept: named here, for what can't be made out")]
    case .layer(let answering):
      return [line(declared(answering), "kept: an extension answers its requirement")]
    case .overload(let symbol, let other):
      return [
        line(
          declared(symbol),
          "kept: \(name(ofUnit: symbol)) and another declaration of its name "
            + "are told apart by their slices"),
        .init(place: declared(other), text: "the other one", depth: depth + 1),
      ]
    case .coupling(let symbol, let other):
      return [
        line(
          declared(symbol),
          "kept: \(name(ofUnit: symbol)) has to fit \(name(ofUnit: other))")
      ]
    case .sameType(let other):
      let slice = catalog.slices[other.number]
      return [
        line(slice.place, "it has to stay the same type as '\(slice.name)', which needs it")
      ] + reasons(other, provider, depth: depth + 1)
    case .trait(let trait):
      return [line(nil, "kept: it alone brings '\(trait)'")]
    case .inactiveBranch(let file, let token):
      return [
        line(
          program.place(.init(file: file, occurrence: -1, token: token)),
          "kept: a branch that this build left out may use it")
      ]
    case .unexplained(let place):
      return [line(program.place(place), "kept: a member of its name is read here")]
    case .foreign:
      return [line(catalog.slices[node.number].place, "kept: the slice is another package's")]
    case .kept:
      let isHidden = (hidden.suppressed + hidden.excluded).first {
        // A root's number is no slice's.
        catalog.isSlice(node) && concerns($0, provider, node.number)
      }
      return [
        isHidden.map { line($0.location, "kept: that nothing uses it is hidden here") }
          ?? line(nil, "kept: it was asked to stay")
      ]
    }
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
