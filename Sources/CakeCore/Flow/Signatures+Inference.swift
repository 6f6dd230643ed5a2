/// What signatures mention without spelling it out.
extension Signatures {
  /// A property without a type has whatever its initial value has.
  func inferProperties() {
    inferFromNames()
    let made = madeRoots()
    let supplying = all.filter { $1.suppliesAny }.map(\.key)
    var carriers = Marks(supplying + made.keys, in: facts)
    for _ in 0..<6 {
      let found = SharedWork.values(of: facts.parts, jobs: facts.jobs) { files in
        files.filter { carriers.stand(in: facts.files[$0]) }.flatMap { initials(in: $0, carriers) }
      }
      let grown = Set(found.joined().filter { infer($0, made) }.map(\.property))
      // What has not grown says nothing more.
      if grown.isEmpty { return }
      carriers = Marks(grown, in: facts)
    }
  }

  /// What a property without a type is made with by name, `@Injected<any ListDependencies>(…)`
  /// included, could be what comes out of it.
  private func inferFromNames() {
    for mention in bodyMentions {
      let value = facts.symbols.base[Int(max(mention.owner, 0))]
      guard mention.owner >= 0, value.isPlainProperty,
        declarations.text(of: mention.owner)?.result.isEmpty == true, !isKeyPathRoot(mention.use),
        !holdsNoDependencies(mention.owner)
      else { continue }
      for target in mention.targets {
        let position: Mention.Position = isMade(target, mention.use) ? .result : .both
        entry(mention.owner).mentions.insert(
          Mention(target: target, position: position))
      }
    }
  }

  /// Whether a property's whole value is a root that is made there: `let world = World()`.
  private func isMade(_ target: Mention.Target, _ use: Use) -> Bool {
    guard case .node(let node) = target, !catalog.isSlice(node) else { return false }
    let occurrence = facts.files[use.file].record.occurrences.base[use.occurrence]
    let source = facts.source(use.file)
    guard let token = source.token(at: occurrence),
      source.matches(token + 1, "("), let close = source.partner(of: token + 1)
    else { return false }
    let start = source.chainStart(token)
    return source.matches(start - 1, "=") && source.expressionEnd(from: start) == close + 1
  }

  /// `\(any ListDependencies).clock`: what comes out is the member's.
  func isKeyPathRoot(_ use: Use) -> Bool {
    let source = facts.source(use.file)
    guard let token = facts.token(of: use.occurrence, in: use.file) else { return false }
    return source.matches(source.wholeType(around: token).start - 1, "\\")
  }

  /// What stands in the initial value of a property without a type.
  private struct Initial {
    var property: Int32
    var symbol: Int32
    /// Whether it is the whole value, rather than a part of it.
    var isWhole: Bool
  }

  private func initials(in file: Int, _ carriers: Marks) -> [Initial] {
    let record = facts.files[file].record
    let numbers = facts.files[file].numbers
    let source = facts.source(file)
    var found: [Initial] = []
    for index in 0..<record.occurrences.count {
      let occurrence = record.occurrences.base[index]
      guard occurrence.roles.contains(.reference) else { continue }
      let symbol = numbers.base[Int(occurrence.symbol)]
      guard carriers.contains(symbol), let owner = owner(of: occurrence, numbers, file) else {
        continue
      }
      let value = facts.symbols.base[Int(owner)]
      guard value.isPlainProperty, owner != symbol,
        value.definitionFile == Int32(file), let text = declarations.text(of: owner),
        text.result.isEmpty
      else { continue }
      if let type = source.nameOfMade(in: text.body), !isGeneric(madeAt: type, in: file),
        source.token(at: occurrence) != type
      {
        continue
      }
      // `let world = World()` has that type and no other.
      let isWhole =
        isWhole(occurrence, text.body, facts.source(file)) || isWrapped(occurrence, in: file)
      if !isWhole, holdsNoDependencies(owner) { continue }
      found.append(Initial(property: owner, symbol: symbol, isWhole: isWhole))
    }
    return found
  }

  /// Whether a property has more than was known.
  private func infer(_ initial: Initial, _ made: [Int32: Node]) -> Bool {
    var found = (all[initial.symbol]?.supplies ?? []).map { mention in
      Mention(
        target: mention.target,
        position: initial.isWhole && mention.position == .result ? .result : .both)
    }
    if let root = made[initial.symbol] {
      found.append(Mention(target: .node(root), position: initial.isWhole ? .result : .both))
    }
    var hasGrown = false
    for mention in found {
      let isNew = entry(initial.property).mentions.insert(mention).inserted
      hasGrown = hasGrown || isNew
    }
    return hasGrown
  }

  /// Whether what is made at a name may have its type from what it is made with.
  private func isGeneric(madeAt name: Int, in file: Int) -> Bool {
    let types = facts.symbols(at: name, in: file)
      .filter { facts.symbols.base[Int($0)].kind == .constructor }.map(facts.nominalParent)
    return types.isEmpty
      || types.contains { !isPlain($0) }
  }

  /// The declaration whose value a reference stands in; in top-level code only the text tells.
  private func owner(
    of occurrence: RecordFacts.Occurrence, _ numbers: GrowingBuffer<Int32>, _ file: Int
  ) -> Int32? {
    if occurrence.container >= 0 { return numbers.base[Int(occurrence.container)] }
    guard
      let token = facts.source(file).token(
        line: Int(occurrence.line), column: Int(occurrence.column)),
      case .body(let owner) = declarations.owner(ofToken: token, in: file)
    else { return nil }
    return owner
  }

  /// Whether a value is one chain that ends with what an occurrence names, called or not.
  private func isWhole(
    _ occurrence: RecordFacts.Occurrence, _ value: Range<Int>, _ source: SourceText
  ) -> Bool {
    guard let token = source.token(at: occurrence),
      value.contains(token), source.chainEnd(from: value.lowerBound) == value.upperBound - 1
    else { return false }
    let isCall = source.matches(token + 1, "(")
    return (isCall ? source.partner(of: token + 1) : token) == value.upperBound - 1
  }

  /// The initialisers of roots: `let dependencies = AppDependencies()` holds one.
  private func madeRoots() -> [Int32: Node] {
    var made: [Int32: Node] = [:]
    facts.symbolsByKind.forEach(.constructor) { number in
      if let root = catalog.rootOf[facts.nominalParent(number)] {
        made[number] = catalog.node(root: root)
      }
    }
    return made
  }

  /// Whether a property is one that a memberwise initialiser could take.
  private func isStored(_ symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.kind == .instanceProperty, value.parent >= 0,
      facts.symbols.base[Int(value.parent)].kind != .extension
    else { return false }
    guard let text = declarations.text(of: symbol), !text.body.isEmpty else { return true }
    let source = facts.source(Int(value.definitionFile))
    return !source.matches(text.body.lowerBound - 1, "{")
      || source.isObserver(text.body.lowerBound)
  }

  private func mention(of node: Node) -> Mention {
    let provider = catalog.provider(of: node)
    return Mention(
      target: provider.map { .provider($0) } ?? .node(node), position: .parameter)
  }

  /// A memberwise or inherited initialiser takes what the stored properties or the original take.
  func completeImplicitInitializers() {
    var overridden: [Int32: [Int32]] = [:]
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      overridden[relation.overriding, default: []].append(relation.overridden)
    }
    var propertiesOf: [Int32: [Int32]] = [:]
    for symbol in all.keys where isStored(symbol) {
      propertiesOf[facts.nominalParent(symbol), default: []].append(symbol)
    }
    let initializers = facts.symbols(of: .constructor) { facts.symbols.base[Int($0)].isImplicit }
    for number in initializers {
      let symbol = facts.symbols.base[Int(number)]
      let signature = all[number] ?? Signature()
      let originals = overridden[number] ?? []
      for property in propertiesOf[facts.extendedOrSelf(symbol.parent)] ?? []
      where originals.isEmpty {
        for mention in all[property]!.mentions {
          let position: Mention.Position = mention.position == .both ? .both : .parameter
          signature.mentions.insert(Mention(target: mention.target, position: position))
        }
        let name = facts.name(property)
        signature.labels.insert(name)
        signature.parameters[name] = catalog.nodes(of: all[property]!.mentions.map(\.target))
      }
      for original in originals {
        let type = facts.nominalParent(number)
        var written = original
        while declarations.text(of: written) == nil, let next = overridden[written]?.first {
          written = next
        }
        for parameter in declarations.text(of: written)?.parameters ?? [] {
          // `class Login: Coordinator<any LoginDependencies>` takes that as `Dependencies`.
          let nodes = self.nodes(takenBy: parameter, of: written, in: type) ?? []
          for node in nodes { signature.mentions.insert(mention(of: node)) }
          let taken = nodes.union(all[written]?.parameters[parameter.name] ?? [])
          guard !taken.isEmpty else { continue }
          signature.labels.insert(parameter.label)
          // Without a body, nobody knows its parameters but by their labels.
          signature.parameters[parameter.label, default: []].formUnion(taken)
        }
        guard let inherited = all[original] else { continue }
        signature.mentions.formUnion(inherited.mentions)
        signature.labels.formUnion(inherited.labels)
      }
      if !signature.isEmpty { all[number] = signature }
    }
  }
}

extension SourceText {
  /// The type's name where a whole value is one call of it: `let session = Session(parent: app)`.
  func nameOfMade(in value: Range<Int>) -> Int? {
    guard let last = value.last, matches(last, ")"), let open = partner(of: last),
      value.contains(open - 1), isIdentifier(open - 1), !self[open].spaceBefore,
      chainStart(open - 1) == value.lowerBound
    else { return nil }
    return open - 1
  }
}
