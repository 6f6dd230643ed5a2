/// What names in branches that were left out may stand for.
extension InactiveCode {
  enum Value {
    /// A value of one of these slices or roots.
    case nodes(Set<Node>)
    /// A value of a type of the program's, with members of its own.
    case type(Int32)
    /// Something that has nothing to do with slices.
    case other
    case unknown
  }

  func value(of use: InactiveUse, _ scope: InactiveScope) -> Value {
    switch use.base {
    case .none: value(ofName: use.token, in: use.branch.file, scope)
    case .unknown, .implicit: .unknown
    case .chain(let chain): value(ofChain: chain + [use.token], in: use.branch.file, scope)
    }
  }

  /// Of `self.a.b` as well, where `self` is left out.
  func value(ofChain chain: [Int], in file: Int, _ scope: InactiveScope) -> Value {
    let source = facts.source(file)
    guard let first = chain.first else { return .unknown }
    var value =
      source.matches(first - 1, ".")
      ? valueOfSelf(first, scope, source) : self.value(ofName: first, in: file, scope)
    for token in chain.dropFirst() {
      // What is no slice's value may still have one in it.
      guard case .type(let type) = value else { return .unknown }
      let name = source.name(at: token)
      guard !declaredLeftOut.has(name, of: facts.name(type)) else { return .unknown }
      value = member(name, of: type).map { self.value(ofSymbol: $0) } ?? .unknown
    }
    return value
  }

  private func value(ofName token: Int, in file: Int, _ scope: InactiveScope) -> Value {
    let source = facts.source(file)
    let name = source.name(at: token)
    guard !scope.isLocal, !isHidden(token, source, scope) else { return .unknown }
    let declared = source.declarations(of: name, in: scope.member)
    if let only = declared.first {
      return declared.count == 1
        ? value(ofLocal: only, usedAt: token, in: file, scope) : .unknown
    }
    if let own = ownMember(name, scope, source) { return own }
    guard declaredLeftOut.atTop[name] == nil else { return .unknown }
    let globals = (globalsNamed[name] ?? []).filter { sees(file, $0) }
    if let global = globals.first { return globals.count == 1 ? value(ofSymbol: global) : .unknown }
    return type(named: name, in: file) ?? .unknown
  }

  /// The member of a type that a name after `self` means.
  private func valueOfSelf(
    _ token: Int, _ scope: InactiveScope, _ source: SourceText
  ) -> Value {
    guard !scope.isLocal, !isSelfRebound(scope, source) else { return .unknown }
    return ownMember(source.name(at: token), scope, source) ?? .unknown
  }

  /// The one type of a name that a file can see.
  func type(named name: String, in file: Int) -> Value? {
    guard declaredLeftOut.atTop[name] == nil else { return .unknown }
    let types = (typesNamed[name] ?? []).filter { sees(file, $0) }
    guard types.count == 1 else { return nil }
    return facts.symbols.base[Int(types[0])].kind.isNominal ? .type(types[0]) : .unknown
  }

  func parameter(
    _ name: String, of function: Int, in file: Int, _ scope: InactiveScope
  ) -> Value? {
    let source = facts.source(file)
    let text = source.declaration(at: function, .function)
    guard let parameter = text.parameters.first(where: { $0.name == name }) else { return nil }
    for symbol in facts.symbols(at: function, in: file) {
      if let nodes = signatures[symbol]?.parameters[name], !nodes.isEmpty { return .nodes(nodes) }
    }
    guard !parameter.type.contains(where: { isHidden($0, source, scope) }) else { return .unknown }
    guard mayCarry(parameter.type, source) else { return .other }
    if let nodes = composed(parameter.type, source, scope) { return .nodes(nodes) }
    let isOwnType = parameter.type.contains { isOwn(source.name(at: $0), scope, source) }
    let name = source.name(at: function)
    if isOwnType, !scope.types.contains(where: { mayInherit(name, $0.header, source) }) {
      return .other
    }
    let isName = source.wrapped(parameter.type).count == 1
    return isName
      ? type(named: source.name(at: parameter.type.lowerBound), in: file) ?? .unknown : .unknown
  }

  private func ownMember(
    _ name: String, _ scope: InactiveScope, _ source: SourceText
  ) -> Value? {
    for (symbols, header) in scope.types {
      guard let type = symbols.first else {
        if mayInherit(name, header, source) { return .unknown }
        let own = source.name(at: header.lowerBound)
        if typesLeftOut.has(name, own) {
          return typesLeftOut.hasTyped(name, own) ? .other : .unknown
        }
        continue
      }
      guard symbols.count == 1, !mayInherit(name, type),
        !declaredLeftOut.has(name, of: facts.name(type))
      else { return .unknown }
      if let member = member(name, of: type) { return value(ofSymbol: member) }
    }
    return nil
  }

  /// Whether a type may have a member from a protocol: by an extension, which some other may hide.
  private func mayInherit(_ name: String, _ type: Int32) -> Bool {
    let inherited = catalog.inheritedProtocols(type)
    return (declared[name] ?? []).contains { member in
      let parent = facts.nominalParent(member)
      return parent >= 0 && parent != type && inherited.contains(parent)
        && facts.symbols.base[Int(parent)].kind == .protocol
        && membersByType[type]?[name] == nil
    }
  }

  /// Whether a name is of a type around that only this code has: its own alias, not the program's.
  func isOwn(_ name: String, _ scope: InactiveScope, _ source: SourceText) -> Bool {
    scope.types.contains { isLeftOut($0.symbols, $0.header, with: name, source) }
  }

  private func isLeftOut(
    _ symbols: [Int32], _ header: Range<Int>, with member: String, _ source: SourceText
  ) -> Bool {
    symbols.isEmpty && typesLeftOut.has(member, source.name(at: header.lowerBound))
  }

  /// Whether what a type's header names may have a member of that name: code that was built puts
  /// values into it then.
  func mayInherit(_ name: String, _ header: Range<Int>, _ source: SourceText) -> Bool {
    let types = Set(typesOfProgram(in: header, source).flatMap(catalog.inheritedProtocols))
    return !types.isEmpty
      && (declared[name] ?? []).contains { member in
        let type = facts.nominalParent(member)
        // A class hands its members nothing whose types name nothing.
        let isProtocol = type >= 0 && facts.symbols.base[Int(type)].kind == .protocol
        return types.contains(type) && (isProtocol || signatures[member] != nil)
      }
  }

  func inheritsOfProgram(_ header: Range<Int>, _ source: SourceText) -> Bool {
    !typesOfProgram(in: header, source).isEmpty
  }

  private func typesOfProgram(in header: Range<Int>, _ source: SourceText) -> [Int32] {
    header.dropFirst().filter(source.isIdentifier).flatMap {
      typesNamed[source.name(at: $0)] ?? []
    }
  }

  /// A property or function of a type's own, or of a class that it inherits from; negative where it has
  /// several of that name.
  func member(_ name: String, of type: Int32) -> Int32? {
    var next: Int32? = type
    for _ in 0..<64 {
      guard let current = next else { return nil }
      if let found = membersByType[current]?[name] { return found }
      next =
        catalog.bases(of: current).first { facts.symbols.base[Int($0.base)].kind == .class }?.base
    }
    return nil
  }

  func value(ofSymbol symbol: Int32) -> Value {
    guard symbol >= 0 else { return .unknown }
    let value = facts.symbols.base[Int(symbol)]
    if isOfPlaceholder(symbol) { return .unknown }
    if let signature = signatures[symbol] {
      var nodes: Set<Node> = []
      for mention in signature.supplies {
        if case .type = mention.target { return .unknown }
        nodes.formUnion(catalog.nodes(of: [mention.target]))
      }
      return nodes.isEmpty ? .other : .nodes(nodes)
    }
    guard value.kind.isProperty, value.definitionFile >= 0,
      let text = flow.declarations.text(of: symbol), !text.result.isEmpty
    else { return value.kind == .enumCase ? .other : .unknown }
    let file = Int(value.definitionFile)
    let source = facts.source(file)
    let references = catalog.typeReferences(in: text.result, of: file)
    if source.wrapped(text.result).count == 1, references.count == 1,
      facts.isDefined(references[0].symbol),
      facts.symbols.base[Int(references[0].symbol)].kind.isNominal
    {
      return .type(references[0].symbol)
    }
    let isPlain = references.allSatisfy { facts.symbols.base[Int($0.symbol)].kind.isNominal }
    return isPlain && !mayCarry(text.result, source) ? .other : .unknown
  }

  /// Whether a property's type names a generic parameter or an associated type, which an extension may
  /// know more of.
  func isOfPlaceholder(_ symbol: Int32) -> Bool {
    guard let text = flow.declarations.text(of: symbol) else { return false }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    return text.result.contains { token in
      facts.symbols(at: token, in: file).contains(where: facts.isParameter)
    }
  }

  /// The slices and providers that a type is composed of, by all that their names may mean:
  /// `any ListDependencies & HasClock`; nil for anything else.
  func composed(
    _ type: Range<Int>, _ source: SourceText, _ scope: InactiveScope
  ) -> Set<Node>? {
    guard let composition = source.composition(in: source.wrapped(type)) else { return nil }
    var found: Set<Node> = []
    for term in composition.terms {
      let name = source.name(at: term.name)
      let isAliased = catalog.mentionAliases.contains { facts.name($0) == name }
      guard let nodes = nodesNamed[name], !isHidden(term.name, source, scope), !isAliased,
        typesNamed[name]?.allSatisfy({ facts.symbols.base[Int($0)].kind == .protocol }) ?? true,
        !isOwn(name, scope, source)
      else { return nil }
      found.formUnion(nodes.filter { mayMean($0, at: term.name, source, scope) })
    }
    return found
  }

  /// Whether a name means a slice's own where several have it: that of the type around it first.
  private func mayMean(
    _ node: Node, at token: Int, _ source: SourceText, _ scope: InactiveScope
  ) -> Bool {
    guard catalog.isSlice(node), !source.matches(token - 1, ".") else { return true }
    let parent = facts.nominalParent(catalog.slices[node.number].symbol)
    let name = source.name(at: token)
    for (types, _) in scope.types where types.count == 1 && hasSlice(named: name, types[0]) {
      return types[0] == parent
    }
    return true
  }

  /// Whether a type's text names anything that slices may come with, if only as a part of it.
  private func mayCarry(_ type: Range<Int>, _ source: SourceText) -> Bool {
    type.contains { token in
      guard source.isIdentifier(token) else { return false }
      let name = source.name(at: token)
      return carriers.contains(name) || typesNamed[name] != nil
    }
  }
}

extension SourceText {
  /// What an optional's type wraps: none of its own members is a provider's.
  func wrapped(_ type: Range<Int>) -> Range<Int> {
    let isOptional = type.last.map { matchesAny($0, "?", "!") } == true
    return isOptional ? type.dropLast() : type
  }
}
