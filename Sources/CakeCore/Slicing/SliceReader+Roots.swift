/// What a type reads of a concrete root that it takes.
extension SliceReader {
  mutating func findRoots() {
    for member in subject.members {
      let value = facts.symbols.base[Int(member)]
      guard let text = text(of: member) else { continue }
      let file = Int(value.definitionFile)
      if value.kind == .instanceProperty, !text.result.isEmpty {
        noteRoot(text.result, named: facts.name(member), in: file)
      }
      if value.kind.isFunction {
        for parameter in text.parameters {
          noteRoot(parameter.type, named: parameter.name, in: file)
        }
      }
    }
  }

  /// The roots that it reaches for by a global name: `AppDependencies.shared`, `Current`.
  mutating func findGlobalRoots() {
    for (file, token, symbol) in references {
      guard let (root, name) = globalRoot(symbol) else { continue }
      switch subject.context(of: token, in: file) {
      case nil, .signature, .nested: continue
      default: break
      }
      roots.insert(root)
      if !facts.source(file).matches(token + 1, ".") {
        noteWhole(at: place(place(token, in: file)))
      }
      guard !globalRoots.contains(name) else { continue }
      globalRoots.append(name)
      // Of a root that it takes as well, this may be another value.
      if !rootTypes.isEmpty {
        obstacles.append("it reaches for '\(name)' at \(place(place(token, in: file)))")
      }
    }
  }

  func globalRoot(_ symbol: Int32) -> (root: Int32, name: String)? {
    let value = facts.symbols.base[Int(symbol)]
    let parent = facts.nominalParent(symbol)
    if value.kind == .staticProperty || value.kind == .classProperty {
      guard parent >= 0, facts.givesOwnType(symbol), isRoot(parent, named: "") else { return nil }
      return (parent, "\(facts.name(parent)).\(facts.name(symbol))")
    }
    guard value.kind == .variable, value.definitionFile >= 0, parent < 0,
      let root = declaredType(of: symbol)?.subject, isRoot(root, named: "")
    else { return nil }
    return (root, facts.name(symbol))
  }

  private mutating func noteRoot(_ range: Range<Int>, named name: String, in file: Int) {
    let type = TypeSpelling(range, in: file, catalog)
    guard case .root(let root) = role(of: type, named: name) else {
      for symbol in type.symbols
      where type.subject == nil && facts.symbols.base[Int(symbol)].kind.isNominal
        && isRoot(symbol, named: "")
      {
        roots.insert(symbol)
        obstacles.append("it has its root as '\(type.text)'")
      }
      return
    }
    roots.insert(root)
    rootTypes.append((file, range))
  }

  mutating func readRoots() {
    guard !roots.isEmpty else { return }
    for (file, token, symbol) in references {
      if case .nested = subject.context(of: token, in: file) { continue }
      if roots.contains(symbol) {
        noteName(of: symbol, token, in: file)
      } else if roots.contains(facts.nominalParent(symbol)) {
        readMember(symbol, token, in: file)
      } else if let type = type(ofHolder: symbol), case .root = type {
        followRoot(token, in: file)
      }
    }
    for member in subject.members where facts.symbols.base[Int(member)].kind.isFunction {
      followParameters(of: member)
    }
  }

  /// What a member of the type is to it, if that is a property which keeps something.
  private func type(ofHolder symbol: Int32) -> TypeRole? {
    guard facts.symbols.base[Int(symbol)].kind == .instanceProperty,
      facts.nominalParent(symbol) == subject.symbol, let type = type(of: symbol)
    else { return nil }
    return role(of: type, named: facts.name(symbol))
  }

  /// A root's name in a place that is not the type of something kept or given.
  private mutating func noteName(of root: Int32, _ token: Int, in file: Int) {
    let isType = rootTypes.contains { $0.file == file && $0.tokens.contains(token) }
    if isType { return }
    if case .signature = subject.context(of: token, in: file) { return }
    if reached(at: token + 4, in: file) != nil { return }
    obstacles.append("it names '\(facts.name(root))' itself at \(place(place(token, in: file)))")
  }

  private mutating func readMember(_ member: Int32, _ token: Int, in file: Int) {
    let value = facts.symbols.base[Int(member)]
    guard value.kind.isProperty || value.kind.isFunction else { return }
    let shown = "'\(facts.name(member))' of '\(facts.name(facts.nominalParent(member)))'"
    let here = place(token, in: file)
    guard value.kind == .instanceProperty || value.kind == .instanceMethod,
      !Subkind.isAccessor(value.subkind)
    else {
      if value.kind != .constructor, globalRoot(member) == nil {
        obstacles.append("it asks the type for \(shown) at \(place(here))")
        left.append("\(place(here)): \(shown) is asked of the type, which no slice has")
      }
      return
    }
    if factory(member) != nil { return }
    if isResolving(member) {
      obstacles.append("\(shown) gives whatever it is asked for, at \(place(here))")
      left.append(
        "\(place(here)): \(shown) gives whatever it is asked for: take what is asked for here instead"
      )
      return
    }
    if facts.source(file).matches(token + 1, "=") {
      obstacles.append("it sets \(shown) at \(place(here))")
      left.append("\(place(here)): \(shown) is set here: a slice only reads")
      return
    }
    var use = SliceUse(
      shown: shown, name: facts.name(member), isolation: isolation.prefix(of: member),
      provider: known.provider(answeredBy: member), member: member, places: [here])
    let provider = use.provider
    let reached = reached(at: token, in: file)
    if provider == nil || reached != nil { describe(member, &use) }
    if provider != nil { use.provider = provider }
    if let reached { reach(for: reached, at: token, in: file, &use) }
    guard use.provider != nil || use.type != nil || use.function != nil else {
      obstacles.append("nobody can tell the type of \(shown)")
      left.append(
        "\(place(here)): no provider can give \(shown): its type is inferred, or of generic parameters"
      )
      return
    }
    add(use)
  }

  /// The global root of which a member is read: `OldContainer.shared`.
  private func reached(at member: Int, in file: Int) -> String? {
    guard facts.source(file).matches(member - 1, ".") else { return nil }
    return facts.symbols(at: member - 2, in: file).lazy.compactMap { globalRoot($0)?.name }.first
  }

  /// Notes how a member of a global root can come from a slice instead.
  private func reach(for root: String, at token: Int, in file: Int, _ use: inout SliceUse) {
    let source = facts.source(file)
    let chain = source.chainStart(token)..<token + 1
    let value = "\(root).\(Keyword.quoted(facts.name(use.member!)))"
    let isPlain = use.function == nil && use.effects.isEmpty
    switch subject.context(of: token, in: file) {
    case .instance where isPlain, .initializer where isPlain:
      use.sites = [.expression(chain, file: file)]
      use.bridge = "{ \(value) }"
    case .initialValue(let property) where isPlain && text(of: property)?.body == chain:
      use.sites = [.property(property)]
      use.bridge = "= \(value)"
    default: use.sites = [.unclear("\(use.shown) is more than read at \(place(use.places[0]))")]
    }
  }

  /// A member that the root has from a protocol or a superclass.
  private mutating func readInherited(_ token: Int, in file: Int) {
    for symbol in facts.symbols(at: token, in: file) {
      let value = facts.symbols.base[Int(symbol)]
      let parent = facts.nominalParent(symbol)
      guard value.kind.isProperty || value.kind.isFunction, parent >= 0, !roots.contains(parent)
      else { continue }
      guard facts.symbols.base[Int(parent)].kind == .protocol else {
        readMember(symbol, token, in: file)
        continue
      }
      let here = place(token, in: file)
      let shown = "'\(facts.name(symbol))' of '\(facts.name(parent))'"
      guard let provider = catalog.providers(ofMember: symbol).min() else {
        obstacles.append("it asks the root for \(shown), which no provider has, at \(place(here))")
        left.append("\(place(here)): \(shown) is asked of the root, which no provider has")
        continue
      }
      add(SliceUse(shown: shown, name: facts.name(symbol), provider: provider, places: [here]))
    }
  }

  /// The requirement that a member would answer.
  private mutating func describe(_ member: Int32, _ use: inout SliceUse) {
    guard let text = text(of: member) else { return }
    let source = source(of: member)
    if facts.symbols.base[Int(member)].kind == .instanceMethod {
      // A default value is no part of a requirement.
      guard !text.parameterList.contains(where: { source.matches($0, "=") }) else { return }
      use.name = String(use.name.prefix { $0 != "(" })
      use.function =
        "func "
        + TypeSpelling.text(
          of: text.header, in: Int(facts.symbols.base[Int(member)].definitionFile), catalog)
      return
    }
    guard let type = declaredType(of: member), !type.isOpen else { return }
    use.type = type
    let first = text.body.lowerBound
    if source.matches(first, "get") {
      let effects = (first + 1..<text.body.upperBound).prefix {
        source.isEffect($0)
      }
      use.effects = effects.map { source.text(at: $0) + " " }.joined()
    }
    if case .one(let provider) = known.provider(of: use.name, type) {
      use.provider = provider
    }
  }

  /// Where a parameter of a root's type goes, by its name in the body.
  private mutating func followParameters(of function: Int32) {
    guard let text = text(of: function) else { return }
    let file = Int(facts.symbols.base[Int(function)].definitionFile)
    let source = facts.source(file)
    for parameter in text.parameters {
      let type = TypeSpelling(parameter.type, in: file, catalog)
      guard case .root = role(of: type, named: parameter.name) else { continue }
      for token in text.body
      where source.isIdentifier(token) && source.name(at: token) == parameter.name
        && !source.matches(token - 1, ".")
        && !(source.matches(token + 1, ":") && source.matchesAny(token - 1, "(", ","))
        && !isMember(at: token, in: file)
      {
        followRoot(token, in: file)
      }
    }
  }

  /// Follows a whole root from where it is named.
  private mutating func followRoot(_ token: Int, in file: Int) {
    let source = facts.source(file)
    if source.matches(token + 1, ".") { return readInherited(token + 2, in: file) }
    if source.matches(token + 1, "=") { return }
    let here = place(place(token, in: file))
    switch source.delimiter(before: source.chainStart(token)) {
    case .assignment(let sign):
      let target = facts.symbols(at: sign - 1, in: file).contains { type(ofHolder: $0) != nil }
      if target, source.matchesAny(token + 1, "}", ";") || source[token + 1].startsLine { return }
    case .argument(let open, _) where source.matches(open, "[") && source.matches(open - 1, "{"):
      return
    case .argument(let open, let label):
      guard source.matchesAny(token + 1, ",", ")"),
        let (type, callee) = parameter(ofCall: open, label: label, at: token, in: file)
      else { break }
      switch role(of: type, named: label) {
      case .slice(let slice):
        slices.insert(slice)
        return
      case .provider(let provider):
        let value = catalog.providers[provider]
        add(
          SliceUse(
            shown: "'\(facts.name(value.symbol))', handed on", name: value.name, provider: provider,
            places: [place(token, in: file)]))
        return
      case .root:
        let owner = facts.nominalParent(callee)
        let name = owner >= 0 ? facts.qualifiedName(owner) : facts.name(callee)
        obstacles.append("'\(name)' takes the whole root from it at \(here)")
        left.append(
          "\(here): '\(name)' takes the whole root as well: move that first, then its slice is a part "
            + "of this one")
        return
      default: break
      }
    default: break
    }
    noteWhole(at: here)
  }

  private mutating func noteWhole(at place: String) {
    obstacles.append("the whole root goes somewhere at \(place)")
    left.append("\(place): the whole root goes somewhere; what is used of it there is not known")
  }
}
