/// Why needs are kept of which it is not known whether anything uses them.
extension AnswerWriter {
  /// The kind and the place of what keeps a need.
  func doubts(
    _ doubt: Reason.Doubt, _ node: Node, _ provider: Int, depth: Int, after told: Set<Seeds.Need>
  ) -> [Answer.Line] {
    func line(_ place: SourcePlace?, _ text: String) -> Answer.Line {
      .init(place: place, text: "kept: " + text, depth: depth)
    }
    switch doubt {
    case .unfollowedUse(let unit, let place):
      let use =
        isCast(place)
        ? "cast: \(name(ofUnit: unit)) casts to it what may be of any slice"
        : "\(name(ofUnit: unit)) uses it on a value that may be of several slices"
      return [line(program.place(place), use)]
    case .unfollowedForward(let unit, let to, let by, let place):
      let text = handing("a value that may be of several slices", from: unit, to: by, as: to)
      return [line(program.place(place), text)]
        + reasons(to, provider, depth: depth + 1, after: told)
    case .unfollowedDemand(let unit, let by, let place):
      return [
        line(
          program.place(place),
          "\(name(ofUnit: unit)) hands a value that may be of several slices to "
            + "\(name(ofUnit: by)), which asks for it by name")
      ]
    case .escape(let unit, let escape):
      return [line(program.place(escape.place), self.escape(escape, in: unit))]
    case .mention(let place):
      return [line(program.place(place), "the slice is named here, outside of any declaration")]
    case .castTarget(let place):
      let text =
        catalog.isSlice(node)
        ? "cast: only what has it is one of the slice"
        : "cast: what is tested for it may be this root"
      return [line(program.place(place), text)]
    case .castArgument(let place):
      return [
        line(
          program.place(place),
          "cast: something of a slice without it would be of the type that is asked for here")
      ]
    case .refinement(let refined, let place):
      let name = "'\(program.facts.name(refined))', which it refines"
      return [
        line(
          place.map(program.place) ?? self.place(of: node),
          place == nil
            ? "\(name), is looked for by a library, or answers what else the root conforms to"
            : "cast: what is tested for \(name), may be this root")
      ]
    case .layer(let answering):
      return [
        line(
          declared(answering),
          "layer: \(name(ofUnit: answering)) answers its requirement for whoever has the rest")
      ]
    case .overload(let symbol, let other):
      return [
        line(
          declared(symbol),
          "overload: \(name(ofUnit: symbol)) and another declaration of its name are told apart "
            + "by their slices")
      ] + self.other(other, depth: depth + 1)
    case .unseenChoice(let place):
      return [
        line(
          program.place(place),
          "unseen choice: the compiler chooses by it between this and another declaration, and its "
            + "index does not say which")
      ]
    case .coupling(let symbol, let other):
      return [
        line(
          declared(symbol),
          "coupling: \(name(ofUnit: symbol)) must keep the type that \(name(ofUnit: other)) has")
      ] + self.other(other, depth: depth + 1)
    case .heir(let provider):
      let heir = catalog.node(provider: provider)
      return [line(place(of: heir), "'\(name(of: heir))' inherits it, and may be asked for it")]
    case .sameType(let other):
      return [
        line(place(of: other), "it must stay the same type as '\(name(of: other))', which needs it")
      ] + reasons(other, provider, depth: depth + 1, after: told)
    case .apart(let other):
      return [
        line(
          program.typeTest.map(program.place),
          "without it and what else could go, the slice would be one type with "
            + "'\(names(of: other))', \(Self.tellingApart)")
      ]
    case .together(let other):
      return [
        line(
          program.typeComparison.map(program.place),
          "without it the slice would be another type than '\(names(of: other))', "
            + Self.tellingApart)
      ]
    case .company(let place):
      return [
        line(place, "what would be left needs its type's generic arguments where it stands alone")
      ]
    case .trait(let trait):
      let text =
        program.isHandedDown(trait, with: .init(node: node, provider: provider))
        ? "what conforms to it through this slice has '\(trait)' of it"
        : "nothing in use brings '\(trait)' to the slice"
      return [line(termPlace(provider, node), "trait: \(text)")]
    case .inactiveBranch(let file, let token):
      return [
        line(
          program.place(.init(file: file, occurrence: -1, token: token)),
          "inactive branch: code behind '\(condition(at: token, in: file))' may use it")
      ]
    case .unexplained(let place):
      return [
        line(program.place(place), "a member of its name stands here, where the index has nothing")
      ]
    case .foreign:
      return [line(place(of: node), "the slice is another package's")]
    case .library:
      return [
        line(
          place(of: node),
          "the slice is public in a library: other packages may use the need; 'retainPublic' in "
            + "'.cake.json' says that none does")
      ]
    case .kept:
      if catalog.isSlice(node), let refused = refused(provider, node.number) {
        return lines(of: refused, depth: depth)
      }
      let isHidden = (hidden.suppressed + hidden.excluded).first {
        // A root's number is no slice's.
        catalog.isSlice(node) && concerns($0, provider, node.number)
      }
      if isHidden == nil, program.isOpenToObjectiveC(catalog.providers[provider]) {
        return [
          line(termPlace(provider, node), "its protocol is '@objc': Objective-C may use it")
        ]
      }
      return [
        isHidden.map { line($0.location, "that nothing uses it is hidden here") }
          ?? line(termPlace(provider, node), "it was asked to stay")
      ]
    }
  }

  /// Where the other of two declarations is, unless that is outside of the program.
  private func other(_ symbol: Int32, depth: Int) -> [Answer.Line] {
    declared(symbol).map { [.init(place: $0, text: "the other one is here", depth: depth)] } ?? []
  }

  /// That the compiler refused a removal, at the place of its error.
  func lines(of kept: Report.Proof.Kept, depth: Int = 0) -> [Answer.Line] {
    let subject = kept.finding
    let what =
      subject.rule == .unusedNeed ? "" : "'\(subject.rule.rawValue)' at \(subject.location): "
    guard let (place, error) = SourcePlace.prefixed(kept.reason) else {
      return [
        .init(
          place: subject.location, text: "\(what)kept by proof: without it \(kept.reason)",
          depth: depth)
      ]
    }
    return [.init(place: place, text: "\(what)kept by proof: without it \(error)", depth: depth)]
  }

  private static let tellingApart = "and code tells types apart while it runs"

  /// Where a value goes when its type is lost.
  private func escape(_ escape: Unit.Escape, in unit: Int32) -> String {
    let subject = name(ofUnit: unit)
    switch escape.destination {
    case .cast: return "cast: \(subject) tests what the value turns out to be"
    case .argument(let token):
      let file = escape.place.file
      let name = program.facts.source(file).name(at: token)
      // A local function or value, `self`, a part of a tuple.
      let takes = program.facts.symbols(at: token, in: file).isEmpty ? "may take" : "takes"
      return "escape: \(subject) gives the whole value to '\(name)', which \(takes) anything"
    case .metatype: return "escape: \(subject) takes the slice's type as a value"
    case .elsewhere:
      return "escape: \(subject) lets the whole value go where its type is not known"
    }
  }

  private func isCast(_ place: Unit.Place) -> Bool {
    let token = place.token ?? program.facts.token(of: place.occurrence, in: place.file)
    return token.flatMap(program.facts.source(place.file).testWord(before:)) != nil
  }

  /// The `#if` or the like, as it is written.
  private func condition(at token: Int, in file: Int) -> String {
    let source = program.facts.source(file)
    var end = token + 1
    while end < source.count, !source[end].startsLine { end += 1 }
    return source.matches(token, "#else") ? "#else" : source.text(in: token..<end)
  }

  private func declared(_ symbol: Int32) -> SourcePlace? {
    symbol >= 0 && program.facts.isDefined(symbol) ? program.facts.definitionPlace(symbol) : nil
  }

  private func termPlace(_ provider: Int, _ node: Node) -> SourcePlace? {
    guard catalog.isSlice(node) else { return place(of: node) }
    return term(provider, of: node.number)?.place ?? place(of: node)
  }

  private func names(of composed: [Node]) -> String {
    composed.map(name(of:)).joined(separator: " & ")
  }

  /// The name of a slice, a root or a provider.
  func name(of node: Node) -> String {
    if catalog.isSlice(node) { return catalog.slices[node.number].name }
    if let root = catalog.root(of: node) { return catalog.roots[root].name }
    return catalog.providers[node.number - catalog.slices.count - catalog.roots.count].name
  }

  func place(of node: Node) -> SourcePlace? {
    if catalog.isSlice(node) { return catalog.slices[node.number].place }
    if let root = catalog.root(of: node) { return catalog.roots[root].place }
    let provider = node.number - catalog.slices.count - catalog.roots.count
    return program.facts.definitionPlace(catalog.providers[provider].symbol)
  }
}
