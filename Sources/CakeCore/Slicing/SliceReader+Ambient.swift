/// What a type reaches for by a global name.
extension SliceReader {
  mutating func readSingletons() {
    for (file, token, symbol) in references {
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind == .staticProperty || value.kind == .classProperty else {
        noteEffect(symbol, token, in: file)
        continue
      }
      guard let type = singleton(symbol) else {
        noteEffect(symbol, token, in: file)
        continue
      }
      let name = "\(facts.name(type)).\(facts.name(symbol))"
      let here = place(token, in: file)
      if globalRoot(symbol) != nil { continue }
      switch subject.context(of: token, in: file) {
      case nil: break
      case .signature: sharedTypes.insert(type)
      case .nested: left.append("\(place(here)): a type inside of it reads '\(name)'")
      case .staticMember(let member):
        left.append(
          "\(place(here)): '\(name)' is read in the static member '\(member)', where no instance is"
        )
      case .initialValue(let property):
        let reads = reads(of: property).places
        let site = site(of: token, in: file, filling: property)
        // What is made of it has used it, whoever reads that.
        if case .property = site, reads.isEmpty {
          noteUnread(property, at: place(here))
        } else {
          addSingleton(type, symbol, [here] + reads, site)
        }
      case .instance, .initializer:
        addSingleton(
          type, symbol, [here],
          .expression(facts.source(file).chainStart(token)..<token + 1, file: file)
        )
      }
    }
  }

  /// The property, if all that it begins with is what ends with a token.
  private func site(of token: Int, in file: Int, filling property: Int32) -> SliceUse.Site {
    let source = facts.source(file)
    guard let text = text(of: property), text.body == source.chainStart(token)..<token + 1 else {
      return .unclear("'\(facts.name(property))' is made of it")
    }
    return .property(property)
  }

  private mutating func addSingleton(
    _ type: Int32, _ property: Int32, _ places: [SourcePlace], _ site: SliceUse.Site
  ) {
    let spelling = TypeSpelling(of: type, facts)
    let value = "\(spelling.text).\(facts.name(property))"
    // What may be replaced was looked up once where it was kept.
    var isKept = false
    if case .property = site, let text = text(of: property) {
      isKept = !source(of: property).matches(text.nameToken - 1, "let")
    }
    add(
      SliceUse(
        shown: "'\(facts.name(type)).\(facts.name(property))'",
        name: NameWords(facts.name(type)).plainProperty, isolation: isolation.prefix(of: property),
        bridge: isKept ? "= \(value)" : "{ \(value) }", sites: [site], isOnlyOfType: true,
        places: places),
      of: spelling)
  }

  /// What the one value of a type is called.
  private static let names: Set = ["shared", "default", "standard", "current", "live"]

  /// The type of which a static property gives the one value that is shared.
  private func singleton(_ property: Int32) -> Int32? {
    let type = facts.nominalParent(property)
    guard type >= 0, type != subject.symbol, facts.isDefined(type),
      !program.foreignWitnesses.contains(property), facts.givesOwnType(property),
      !isContainer(type)
    else { return nil }
    switch facts.symbols.base[Int(type)].kind {
    case .class:
      // Of several, each is a constant, unless it is called like the one.
      let isOnly =
        facts.members(of: type).count { member in
          let kind = facts.symbols.base[Int(member)].kind
          return (kind == .staticProperty || kind == .classProperty) && facts.givesOwnType(member)
        } == 1
      return isOnly || Self.names.contains(facts.name(property)) ? type : nil
    case .struct:
      // Of a structure, it is more likely a constant.
      let isOne = isClient(type) || known.gives(TypeSpelling(of: type, facts))
      return Self.names.contains(facts.name(property))
        && (isOne || isRoot(type, named: "") || facts.name(property) == "shared") ? type : nil
    default: return nil
    }
  }

  /// What is not the program's own, and no provider is proposed for.
  private mutating func noteEffect(_ symbol: Int32, _ token: Int, in file: Int) {
    guard !facts.isDefined(symbol), facts.mayBegin(symbol, Effect.firstBytes),
      let effect = Effect.outside(name: facts.name(symbol), usr: facts.usr(symbol))
    else { return }
    switch subject.context(of: token, in: file) {
    case .instance, .initializer, .initialValue: break
    default: return
    }
    let here = place(place(token, in: file))
    let ready: String? =
      switch effect.kind {
      case .date: "HasDate"
      case .uuid: "HasUUID"
      case .randomness: "HasRandomNumbers"
      case .time: "HasClock"
      case .session, .shared, .singleton: nil
      }
    left.append(
      ready.map { "\(here): for '\(effect.shown)' there is '\($0)' of LayerCakeEffects" }
        ?? "\(here): '\(effect.shown)' is not the package's own: give it a provider if tests need one"
    )
  }

  // MARK: - Factory

  /// The modules of Factory.
  private static let factoryModules: Set = ["Factory", "FactoryKit"]

  /// What one of Factory's factories makes, as its declaration writes it.
  func factory(_ property: Int32) -> TypeSpelling? {
    guard facts.symbols.base[Int(property)].kind == .instanceProperty,
      let text = text(of: property), let first = text.result.first
    else { return nil }
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(file)
    let name = source.lastName(ofTypeAt: first)
    guard let type = catalog.typeReference(at: name, in: file), isOfFactory(type, "Factory"),
      source.startsWith(name + 1, 60)
    else { return nil }
    return TypeSpelling(name + 2..<source.skipAngles(name + 1) - 1, in: file, catalog)
  }

  private func factoryModule(of property: Int32) -> String? {
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    return text(of: property)?.result.first.flatMap { catalog.typeReference(at: $0, in: file) }
      .flatMap(moduleName)
  }

  /// The module of a type, also of one that is declared elsewhere.
  func moduleName(of type: Int32) -> String? {
    if facts.isDefined(type) { return facts.module(type) }
    return Demangler.text(usr: facts.usr(type))?.split(separator: ".").first.map(String.init)
  }

  func isOfFactory(_ type: Int32, _ names: String...) -> Bool {
    names.contains(facts.name(type))
      && moduleName(of: type).map(Self.factoryModules.contains) == true
  }

  private func isContainer(_ type: Int32) -> Bool {
    isOfFactory(type, "Container")
      || catalog.bases(of: type).contains { isOfFactory($0.base, "SharedContainer") }
  }

  mutating func readFactories() {
    let wrapped = subject.members.flatMap { member in
      attributes(of: member).map {
        (Int(facts.symbols.base[Int(member)].definitionFile), $0.arguments)
      }
    }
    for (file, token, symbol) in references {
      guard let type = factory(symbol),
        !wrapped.contains(where: { $0 == file && $1.contains(token) })
      else { continue }
      let here = place(token, in: file)
      let source = facts.source(file)
      let isResolved = source.matches(token + 1, ".") && source.matches(token + 2, "resolve")
      let open = isResolved ? token + 3 : token + 1
      guard source.matches(open, "("), let close = source.partner(of: open) else {
        left.append(
          "\(place(here)): '\(facts.name(symbol))' of the container is more than read here")
        continue
      }
      let (isKept, site): (Bool, SliceUse.Site)
      let call = source.chainStart(token)..<close + 1
      switch subject.context(of: token, in: file) {
      case .nested: continue
      case .instance, .initializer: (isKept, site) = (false, .expression(call, file: file))
      case .initialValue(let property) where text(of: property)?.body == call:
        (isKept, site) = (true, .property(property))
      default: (isKept, site) = (false, .unclear("it is asked for where no instance is"))
      }
      addFactory(
        symbol, type, "\(facts.name(facts.nominalParent(symbol))).shared", [here], isKept: isKept,
        site)
    }
  }

  /// - Parameter isKept: Whether what is made once is kept, and not made at each reading.
  mutating func addFactory(
    _ property: Int32, _ type: TypeSpelling, _ container: String, _ places: [SourcePlace],
    isKept: Bool, _ site: SliceUse.Site
  ) {
    let name = facts.name(property)
    let call = "\(container).\(Keyword.quoted(name))()"
    add(
      SliceUse(
        shown: "'\(container).\(name)()'", name: name, isolation: isolation.prefix(of: property),
        bridge: isKept ? "= \(call)" : "{ \(call) }", bridgeModule: factoryModule(of: property),
        sites: [site], places: places),
      of: type)
  }
}
