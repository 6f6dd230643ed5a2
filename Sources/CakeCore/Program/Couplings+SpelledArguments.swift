/// Types that code tells apart while it runs, by a composition among their arguments.
extension Couplings {
  /// `value is Box<any HasClock>` is true of a box of a slice's value as soon as the slice has nothing
  /// beside `HasClock`. What slices have beside such a composition stays, and all that one has which is
  /// that composition.
  func keepSpelledArguments() {
    struct Argument: Hashable {
      var file: Int
      var start: Int
    }
    var spelled: [Argument: (providers: Set<Int>, place: Unit.Place)] = [:]
    for mention in flow.signatures.bodyMentions {
      let use = mention.use
      guard let token = facts.token(of: use.occurrence, in: use.file),
        let range = facts.source(use.file).testedArgument(around: token)
      else { continue }
      let argument = Argument(file: use.file, start: range.lowerBound)
      let place = Unit.Place(file: use.file, occurrence: use.occurrence)
      for target in mention.targets {
        switch target {
        case .provider(let provider):
          spelled[argument, default: ([], place)].providers.insert(provider)
        case .node(let node):
          spelled[argument, default: ([], place)].providers.formUnion(catalog.needs(of: node))
        case .type: break
        }
      }
    }
    let types = spelled.sorted { ($0.key.file, $0.key.start) < ($1.key.file, $1.key.start) }
    for (_, type) in types {
      for index in catalog.slices.indices where !catalog.slices[index].isProtocol {
        let needs = catalog.slices[index].needs
        guard !type.providers.isEmpty, needs.isSuperset(of: type.providers) else { continue }
        let others = needs.subtracting(type.providers)
        for provider in (others.isEmpty ? needs : others).sorted() {
          keep(catalog.node(slice: index), provider, .castArgument(type.place))
        }
      }
    }
  }
}

extension SourceText {
  /// The part around a token of a type that values are tested for which has to be the same as theirs: an
  /// argument of a generic type, `is Box<any HasClock>`, or what a function takes and gives.
  func testedArgument(around token: Int) -> Range<Int>? {
    guard let open = anglesAround(token), isIdentifier(open - 1) else {
      return testedFunctionPart(around: token)
    }
    var outer = open
    while let next = anglesAround(outer - 1) { outer = next }
    guard isIdentifier(outer - 1), testWord(before: outer - 1) != nil else { return nil }
    return arguments(in: open, skipAngles(open) - 1).first { $0.contains(token) }
  }

  private func testedFunctionPart(around token: Int) -> Range<Int>? {
    if let open = enclosing(token), matches(open, "("), let close = partner(of: open),
      matches(functionArrow(after: close), "->"), testWord(before: open) != nil
    {
      return arguments(in: open, close).first { $0.contains(token) }
    }
    let start = wholeType(around: token).start
    guard matches(start - 1, "->") else { return nil }
    var close = start - 2
    while isEffect(close) { close -= 1 }
    guard matches(close, ")"), let open = partner(of: close), testWord(before: open) != nil else {
      return nil
    }
    return start..<typeEnd(from: start)
  }

  private func functionArrow(after close: Int) -> Int {
    var index = close + 1
    while isEffect(index) { index += 1 }
    return index
  }
}
