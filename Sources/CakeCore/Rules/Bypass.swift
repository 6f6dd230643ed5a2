/// A consumer gets past its slice: by a cast, or by taking the concrete root.
enum Bypass: Rule {
  static let id = RuleID.bypass

  static func findings(in program: Program) -> [Finding] {
    casts(in: program) + program.concreteRoots.map { finding($0, program) }
  }

  private struct Key: Hashable {
    var consumer: Int32
    var target: Mention.Target
  }

  private static func casts(in program: Program) -> [Finding] {
    let casts = Casts(program).found()
    guard !casts.isEmpty else { return [] }
    let composing = program.compositionRoots()
    var places: [Key: (slice: Int, places: Set<SourcePlace>)] = [:]
    for cast in casts {
      let number = program.consumer(around: cast.owner)
      // Who gets dependencies in something else, an enumeration's case say, names no slice.
      let known = number.map { program.consumers[$0].symbol }
      guard !program.isOfTests(cast.owner),
        let consumer = known ?? program.facts.consumer(for: cast.owner),
        !composing.contains(consumer)
      else { continue }
      let named =
        number.map {
          program.consumers[$0].slices.subtracting(made(by: cast.owner, program))
        } ?? []
      let had = named.union(cast.slices).reduce(into: Set<Int>()) {
        for need in program.catalog.slices[$1].needs {
          $0.formUnion(program.catalog.inheritedProviders[need])
        }
      }
      for target in targets(cast.target, except: had, program) {
        let key = Key(consumer: consumer, target: target)
        places[key, default: (cast.slices.min()!, [])].places.insert(cast.place)
      }
    }
    return places.map { finding($0, $1.slice, $1.places.sorted(), program) }
  }

  /// The slices that a type names for nothing but what the declaration with a cast gives back:
  /// `var detail: any DetailNeeds { needs as! any DetailNeeds }`. It takes none of these.
  private static func made(by owner: Int32, _ program: Program) -> Set<Int> {
    let signatures = program.flow.signatures.all
    func slices(_ symbol: Int32, where isWanted: (Mention) -> Bool) -> Set<Int> {
      let wanted = signatures[symbol]?.mentions.filter(isWanted) ?? []
      return Set(
        program.catalog.nodes(of: wanted.map(\.target)).filter(program.catalog.isSlice)
          .map(\.number))
    }
    let made = slices(owner) { $0.position == .result }
      .subtracting(slices(owner) { $0.position != .result })
    guard !made.isEmpty else { return [] }
    let type = program.facts.nominalParent(owner)
    let others = type < 0 ? [] : program.facts.members(of: type) + [type]
    return others.filter { $0 != owner }.reduce(into: made) {
      $0.subtract(slices($1) { _ in true })
    }
  }

  /// What a cast leads to beyond what the consumer has.
  private static func targets(
    _ target: Mention.Target, except had: Set<Int>, _ program: Program
  ) -> [Mention.Target] {
    switch target {
    case .provider(let provider): return had.contains(provider) ? [] : [target]
    case .node(let node) where program.catalog.isSlice(node):
      return program.catalog.needs(of: node).subtracting(had).map(Mention.Target.provider)
    case .node(let node):
      let root = program.catalog.roots[node.number - program.catalog.slices.count]
      return root.kind == .test ? [] : [target]
    case .type: return []
    }
  }

  private static func finding(
    _ key: Key, _ slice: Int, _ places: [SourcePlace], _ program: Program
  ) -> Finding {
    let catalog = program.catalog
    var subject: [Finding.SubjectKey: Finding.Subject] = [
      .consumer: .name(program.facts.qualifiedName(key.consumer))
    ]
    let taken = catalog.slices[slice]
    var target = ""
    switch key.target {
    case .provider(let provider):
      subject[.provider] = .name(catalog.providers[provider].name)
      target =
        "'\(program.shown(catalog.providers[provider].symbol))', "
        + "which '\(program.shown(taken.symbol))' does not name"
    case .node(let node):
      let root = catalog.roots[node.number - catalog.slices.count]
      subject[.root] = .name(root.name)
      target = "the root '\(program.shown(root.symbol))'"
    case .type: break
    }
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "'\(program.shown(key.consumer))' casts its dependencies to \(target)",
      location: places[0], subject: subject,
      notes: places.dropFirst().map { .init(message: "and here", location: $0) } + [
        .init(
          message: "'\(program.shown(taken.symbol))' is declared here",
          location: taken.place)
      ])
  }

  private static func finding(_ taken: ConcreteRoots.Taken, _ program: Program) -> Finding {
    let root = program.catalog.roots[taken.root]
    var notes = [
      Finding.Note(
        message: "of the root it uses \(program.quoted(taken.uses.keys))",
        location: taken.uses.values.min()!)
    ]
    let isObject = taken.uses.keys.contains {
      program.catalog.providers[$0].traits.contains("AnyObject")
    }
    if let place = taken.weakly, !isObject {
      notes.append(
        .init(
          message: "what is weak or unowned has to be an object: a slice '& AnyObject'",
          location: place))
    }
    return Finding(
      rule: id, severity: id.defaultSeverity,
      message: "'\(program.shown(taken.entity))' takes the root "
        + "'\(program.shown(root.symbol))' where a slice would do",
      location: taken.place,
      subject: [
        .consumer: .name(program.facts.qualifiedName(taken.entity)), .root: .name(root.name),
      ],
      notes: notes)
  }
}
