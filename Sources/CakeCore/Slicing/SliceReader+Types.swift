extension SliceReader {
  /// What a type is to whoever keeps a value of it under a name.
  func role(of type: TypeSpelling, named name: String) -> TypeRole {
    guard let symbol = type.subject, !type.isOpen else { return .value }
    if let slice = catalog.sliceOf[symbol] { return .slice(slice) }
    if let provider = catalog.providerOf[symbol] { return .provider(provider) }
    let kind = facts.symbols.base[Int(symbol)].kind
    if kind == .protocol { return givesAnything(symbol) ? .root(symbol) : .interface }
    guard kind.isNominal else { return .value }
    if isRoot(symbol, named: name) { return .root(symbol) }
    if known.gives(type) || isClient(symbol) { return .interface }
    return kind == .class ? .object : .value
  }

  /// Whether a type's values are made of everything: a root that slices are taken from, or what is
  /// called like one, or gives whatever it is asked for.
  func isRoot(_ type: Int32, named name: String) -> Bool {
    guard facts.isDefined(type), type != subject.symbol else { return false }
    if let root = catalog.rootOf[type], !catalog.slices.isEmpty {
      return catalog.roots[root].provides.count > 1
        || catalog.slices.contains { $0.needs.isSubset(of: catalog.roots[root].provides) }
    }
    let names = ["dependencies", "environment", "services"]
    let endings = ["Dependencies", "Environment", "Container", "Services", "World", "Locator"]
    return names.contains(name) || endings.contains { facts.name(type).hasSuffix($0) }
      || givesAnything(type)
      || ["Registry", "Assembly", "Resolver"].contains { facts.name(type).hasSuffix($0) }
        && hasParts(type)
  }

  /// Whether a type has a function that gives a value of any type, as `func resolve<T>(_ type: T.Type)
  /// -> T?` does: what is asked of it is used, and no slice can name that.
  func givesAnything(_ type: Int32) -> Bool {
    facts.isDefined(type) && facts.members(of: type).contains(where: isResolving)
  }

  /// Whether a function's result is what the caller says it is.
  func isResolving(_ function: Int32) -> Bool {
    let value = facts.symbols.base[Int(function)]
    guard value.kind == .instanceMethod, let text = text(of: function), !text.generics.isEmpty,
      text.whereClause.isEmpty
    else { return false }
    let source = source(of: function)
    // What has to be of a protocol is decoded, fetched or sorted.
    let free = text.generics.filter { token in
      source.isIdentifier(token) && source.matchesAny(token - 1, "<", ",")
        && source.matchesAny(token + 1, ">", ",")
    }.map(source.name(at:))
    let words = text.result.filter { !source.matchesAny($0, "?", "!") }
    guard words.count == 1, free.contains(source.name(at: words[0])) else { return false }
    let types = text.parameters.filter { parameter in
      free.contains(source.name(at: parameter.type.lowerBound))
        && source.matches(parameter.type.lowerBound + 2, "Type")
    }.count
    let others = text.parameters.flatMap { Array($0.type) }.count { token in
      source.isIdentifier(token) && free.contains(source.name(at: token))
    }
    return types == others
      && (types == text.parameters.count || facts.name(function).hasPrefix("resolve"))
  }

  /// Whether a type has several parts of the program: then a name that others have, too, means that.
  private func hasParts(_ type: Int32) -> Bool {
    facts.members(of: type).count { member in
      guard facts.symbols.base[Int(member)].kind == .instanceProperty,
        let part = declaredType(of: member)?.subject
      else { return false }
      return [.protocol, .class].contains(facts.symbols.base[Int(part)].kind) || isClient(part)
    } > 1
  }

  /// Whether a structure is an interface by the closures that it keeps.
  func isClient(_ type: Int32) -> Bool {
    guard facts.symbols.base[Int(type)].kind == .struct, facts.isDefined(type) else { return false }
    return facts.members(of: type).contains { member in
      guard subject.isStored(member), let text = text(of: member) else { return false }
      return text.result.contains { source(of: member).matches($0, "->") }
    }
  }

  /// The type of a member, as it is written down or, where it is inferred, as the compiler has it.
  func declaredType(of member: Int32) -> TypeSpelling? {
    if let written = type(of: member) { return written }
    guard let name = Demangler.propertyType(usr: facts.usr(member)) else { return nil }
    let found = (0..<Int32(facts.symbols.count)).first { number in
      let symbol = facts.symbols.base[Int(number)]
      return symbol.definitionFile >= 0 && (symbol.kind.isNominal || symbol.kind == .protocol)
        && name.hasSuffix(facts.name(number)) && facts.qualifiedName(number) == name
    }
    return found.map { TypeSpelling(of: $0, facts) }
  }

  /// The type that a call's argument is handed to, with what is called.
  func parameter(
    ofCall open: Int, label: String, at token: Int, in file: Int
  ) -> (type: TypeSpelling, callee: Int32)? {
    let source = facts.source(file)
    guard source.matches(open, "("), let close = source.partner(of: open),
      source.isIdentifier(open - 1)
    else { return nil }
    let number = source.arguments(in: open, close).firstIndex { $0.contains(token) }
    for callee in facts.symbols(at: open - 1, in: file) {
      let value = facts.symbols.base[Int(callee)]
      guard value.kind.isFunction, value.definitionFile >= 0 else { continue }
      if value.isImplicit {
        let member = facts.members(of: facts.nominalParent(callee)).first {
          facts.symbols.base[Int($0)].kind == .instanceProperty && facts.name($0) == label
        }
        if let type = member.flatMap(type(of:)) { return (type, callee) }
      } else if let parameters = text(of: callee)?.parameters {
        let labelled = parameters.filter { $0.label == label }
        let unlabelled = number.flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
        guard let parameter = labelled.count == 1 ? labelled[0] : unlabelled else { continue }
        let type = TypeSpelling(parameter.type, in: Int(value.definitionFile), catalog)
        return (type, callee)
      }
    }
    return nil
  }

  /// What is written before a declaration with `@`: the names, each with its arguments.
  func attributes(of symbol: Int32) -> [(name: Int, arguments: Range<Int>)] {
    guard let text = text(of: symbol) else { return [] }
    return source(of: symbol).attributes(before: text.nameToken)
  }
}
