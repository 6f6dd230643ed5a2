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
    case .unknown: .unknown
    case .chain(let chain): value(ofChain: chain + [use.token], in: use.branch.file, scope)
    }
  }

  /// Of `self.a.b` as well, where `self` is left out.
  func value(ofChain chain: [Int], in file: Int, _ scope: InactiveScope) -> Value {
    let source = facts.source(file)
    guard let first = chain.first else { return .unknown }
    var value =
      source.matches(first - 1, ".")
      ? ownMember(source.name(at: first), scope, source) ?? .unknown
      : self.value(ofName: first, in: file, scope)
    for token in chain.dropFirst() {
      guard case .type(let type) = value else {
        if case .other = value { return .other }
        return .unknown
      }
      value = member(source.name(at: token), of: type).map { self.value(ofSymbol: $0) } ?? .unknown
    }
    return value
  }

  private func value(ofName token: Int, in file: Int, _ scope: InactiveScope) -> Value {
    let source = facts.source(file)
    let name = source.name(at: token)
    if let local = scope.locals[name] { return value(ofLocal: local, in: file, scope) }
    for function in scope.functions {
      if let value = parameter(name, of: function, in: file, scope) { return value }
    }
    if let own = ownMember(name, scope, source) { return own }
    let globals = (globalsNamed[name] ?? []).filter { sees(file, $0) }
    if let global = globals.first { return globals.count == 1 ? value(ofSymbol: global) : .unknown }
    return type(named: name, in: file) ?? .unknown
  }

  /// The one type of a name that a file can see.
  func type(named name: String, in file: Int) -> Value? {
    let types = (typesNamed[name] ?? []).filter { sees(file, $0) }
    guard types.count == 1 else { return nil }
    return facts.symbols.base[Int(types[0])].kind.isNominal ? .type(types[0]) : .unknown
  }

  private func parameter(
    _ name: String, of function: Int, in file: Int, _ scope: InactiveScope
  ) -> Value? {
    let source = facts.source(file)
    let text = source.declaration(at: function, .function)
    guard let parameter = text.parameters.first(where: { $0.name == name }) else { return nil }
    for symbol in facts.symbols(at: function, in: file) {
      if let nodes = signatures[symbol]?.parameters[name], !nodes.isEmpty { return .nodes(nodes) }
    }
    guard mayCarry(parameter.type, source, generics: text.generics) else { return .other }
    if let nodes = composed(parameter.type, source, generics: text.generics, scope) {
      return .nodes(nodes)
    }
    let isOwnType = parameter.type.contains { isOwn(source.name(at: $0), scope, source) }
    let name = source.name(at: function)
    if isOwnType, !scope.types.contains(where: { mayInherit(name, $0.header, source) }) {
      return .other
    }
    let isName = parameter.type.count == 1
    return isName
      ? type(named: source.name(at: parameter.type.lowerBound), in: file) ?? .unknown : .unknown
  }

  private func ownMember(
    _ name: String, _ scope: InactiveScope, _ source: SourceText
  ) -> Value? {
    for (symbols, header) in scope.types {
      for symbol in symbols {
        if let member = member(name, of: symbol) { return value(ofSymbol: member) }
      }
      if isLeftOut(symbols, header, with: name, source) {
        return mayInherit(name, header, source) ? .unknown : .other
      }
    }
    return nil
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

  /// A property or function of a type's own, or of a class that it inherits from.
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
    let value = facts.symbols.base[Int(symbol)]
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
    if text.result.count == 1, references.count == 1, facts.isDefined(references[0].symbol),
      facts.symbols.base[Int(references[0].symbol)].kind.isNominal
    {
      return .type(references[0].symbol)
    }
    let isPlain = references.allSatisfy { facts.symbols.base[Int($0.symbol)].kind.isNominal }
    return isPlain && !mayCarry(text.result, source, generics: 0..<0) ? .other : .unknown
  }

  /// The slices and providers that a type is composed of, by all that their names may mean:
  /// `any ListDependencies & HasClock`; nil for anything else.
  func composed(
    _ type: Range<Int>, _ source: SourceText, generics: Range<Int>, _ scope: InactiveScope
  ) -> Set<Node>? {
    let parameters = Set(generics.filter(source.isIdentifier).map(source.name(at:)))
    let isOptional = type.last.map { source.matchesAny($0, "?", "!") } == true
    let whole = isOptional ? type.dropLast() : type
    guard let composition = source.composition(in: whole) else { return nil }
    var found: Set<Node> = []
    for term in composition.terms {
      let name = source.name(at: term.name)
      let isAliased = catalog.mentionAliases.contains { facts.name($0) == name }
      guard let nodes = nodesNamed[name], !parameters.contains(name), !isAliased,
        typesNamed[name]?.allSatisfy({ facts.symbols.base[Int($0)].kind == .protocol }) ?? true,
        !isOwn(name, scope, source)
      else { return nil }
      found.formUnion(nodes)
    }
    return found
  }

  /// Whether a type's text names anything that slices may come with, if only as a part of it.
  private func mayCarry(_ type: Range<Int>, _ source: SourceText, generics: Range<Int>) -> Bool {
    let parameters = Set(generics.filter(source.isIdentifier).map(source.name(at:)))
    return type.contains { token in
      guard source.isIdentifier(token) else { return false }
      let name = source.name(at: token)
      return carriers.contains(name) || typesNamed[name] != nil || parameters.contains(name)
    }
  }
}
