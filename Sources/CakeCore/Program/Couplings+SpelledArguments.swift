/// Types that code tells apart while it runs, by a composition among their arguments.
extension Couplings {
  /// `value is Box<any HasClock>` is true of a box of a slice's value as soon as the slice has nothing
  /// beside `HasClock`. What slices have beside such a composition stays.
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
        guard catalog.slices[index].needs.isStrictSuperset(of: type.providers) else { continue }
        for provider in catalog.slices[index].needs.subtracting(type.providers).sorted() {
          keep(catalog.node(slice: index), provider, .castArgument(type.place))
        }
      }
    }
  }
}

extension SourceText {
  /// The argument around a token of a generic type that values are tested for: `is Box<any HasClock>`.
  func testedArgument(around token: Int) -> Range<Int>? {
    guard let open = anglesAround(token), isIdentifier(open - 1) else { return nil }
    var outer = open
    while let next = anglesAround(outer - 1) { outer = next }
    guard isIdentifier(outer - 1), testWord(before: outer - 1) != nil else { return nil }
    return arguments(in: open, skipAngles(open) - 1).first { $0.contains(token) }
  }
}
