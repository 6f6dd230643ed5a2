/// What a generic parameter or an associated type stands for where a member of its type is read.
extension FlowReader {
  /// The slices, roots and providers that a member's type is bound to by its base's written type,
  /// `some Store<any ListDependencies>`, by the extension around, or by a `where` clause; nil where
  /// none of them tells.
  func bound(_ member: Int32, namedAt head: Int, in file: Int, by owner: Int32) -> Set<Node>? {
    guard owner >= 0, facts.isDefined(member), let text = declarations.text(of: member),
      text.isOnlyNamed(facts.source(Int(facts.symbols.base[Int(member)].definitionFile)))
    else { return nil }
    let home = facts.source(Int(facts.symbols.base[Int(member)].definitionFile))
    let name = home.name(at: text.result.lowerBound)
    let type = facts.nominalParent(member)
    guard type >= 0,
      let place = signatures.genericParameters(of: type).firstIndex(of: name)
        ?? associated(name, type)
    else { return nil }
    return bound(place, name, of: type, at: head, in: file, by: owner)
  }

  /// What one of a type's generic parameters or associated types is for a member that is named
  /// somewhere, by what it is read or called on.
  func bound(
    _ place: Int, _ name: String, of type: Int32, at head: Int, in file: Int, by owner: Int32
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard owner >= 0 else { return nil }
    guard source.matches(head - 1, ".") else {
      return boundAround(owner, type, name, place)
    }
    var base = head - 2
    while source.matchesAny(base, "?", "!"), !source[base].spaceBefore { base -= 1 }
    if source.matches(base, ")"), let open = source.partner(of: base) {
      return bound(place, of: type, toResultOf: open - 1, in: file)
    }
    guard source.isIdentifier(base) else { return nil }
    if let named = catalog.typeReference(at: base, in: file) {
      return signatures.argument(place, of: type, by: named)
    }
    if let made = callee(makingPropertyAt: base, in: file) {
      return bound(place, of: type, toResultOf: made.token, in: made.file)
    }
    guard source.chainStart(base) == base else { return nil }
    if source.isSelf(base) { return boundAround(owner, type, name, place) }
    guard let (range, where_) = writtenType(of: base, in: file, by: owner) else { return nil }
    return argument(place, of: type, in: range.type, range.file)
      ?? argument(place, of: type, byClassIn: range.type, range.file)
      ?? where_.flatMap { equal(to: name, of: range.type, in: $0, range.file) }
  }

  /// `values[ServicesKey.self]`: what the key's own type has for the associated type that a generic
  /// subscript gives.
  func bound(_ member: Int32, byKeyIn open: Int, _ close: Int, in file: Int) -> Set<Node>? {
    let source = facts.source(file)
    guard let text = declarations.text(of: member), text.result.count == 3,
      text.parameters.count == 1, close == open + 4, source.matches(close - 1, "self"),
      let key = catalog.typeReference(at: open + 1, in: file)
    else { return nil }
    let home = facts.source(Int(facts.symbols.base[Int(member)].definitionFile))
    let (result, taken) = (text.result.lowerBound, text.parameters[0].type)
    guard taken.count == 3, home.matches(taken.upperBound - 1, "Type"),
      home.name(at: taken.lowerBound) == home.name(at: result),
      text.generics.contains(where: { home.text(at: $0) == home.text(at: result) })
    else { return nil }
    let name = home.name(at: result + 2)
    var found: Set<Node> = []
    for index in 0..<facts.overrides.count {
      let relation = facts.overrides.base[index]
      guard facts.nominalParent(relation.overriding) == key,
        let required = declarations.text(of: relation.overridden), required.result.count == 1,
        facts.source(Int(facts.symbols.base[Int(relation.overridden)].definitionFile))
          .name(at: required.result.lowerBound) == name,
        let mentions = signatures.signature(relation.overriding)?.mentions,
        mentions.allSatisfy({ $0.position == .result })
      else { continue }
      found.formUnion(nodes(mentions))
    }
    return found.isEmpty ? nil : found
  }

  /// An associated type has no place among arguments unless it is primary.
  private func associated(_ name: String, _ type: Int32) -> Int? {
    facts.symbols.base[Int(type)].kind == .protocol ? .max : nil
  }

  private func boundAround(
    _ owner: Int32, _ type: Int32, _ name: String, _ place: Int
  ) -> Set<Node>? {
    guard owner >= 0, case let parent = facts.symbols.base[Int(owner)].parent, parent >= 0 else {
      return nil
    }
    let own = facts.extendedOrSelf(parent)
    if own != type {
      return signatures.argument(place, of: type, by: own)
        ?? signatures.parameter(place, of: type, by: own).flatMap { constraints($0, owner) }
    }
    guard facts.symbols.base[Int(parent)].kind == .extension,
      let text = declarations.text(of: parent)
    else { return constraints(name, owner) }
    let file = Int(facts.symbols.base[Int(parent)].definitionFile)
    let source = facts.source(file)
    if !text.generics.isEmpty {
      let given = source.typeArguments(in: text.generics)
      return place < given.count ? signatures.nodes(namedIn: given[place], of: file) : nil
    }
    return source.equal(to: [name], in: text.whereClause)
      .flatMap { signatures.nodes(namedIn: $0, of: file) } ?? constraints(name, owner)
  }

  /// What a parameter of a type that stands around a declaration is constrained to there.
  private func constraints(_ name: String, _ owner: Int32) -> Set<Node>? {
    signatures.constraints(on: name, around: owner).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `let grid = Grid()`: the name that is called to make a property without a written type.
  private func callee(makingPropertyAt base: Int, in file: Int) -> (token: Int, file: Int)? {
    for symbol in facts.symbols(at: base, in: file)
    where facts.symbols.base[Int(symbol)].kind.isProperty {
      let home = Int(facts.symbols.base[Int(symbol)].definitionFile)
      guard home >= 0, let text = declarations.text(of: symbol), text.result.isEmpty else {
        return nil
      }
      return facts.source(home).nameOfMade(in: text.body).map { ($0, home) }
    }
    return nil
  }

  /// The type that a parameter or property is declared with, and the clause that may say more of it.
  func writtenType(
    of base: Int, in file: Int, by owner: Int32
  ) -> ((type: Range<Int>, file: Int), Range<Int>?)? {
    let source = facts.source(file)
    for symbol in facts.symbols(at: base, in: file) {
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind.isProperty else { continue }
      guard let text = declarations.text(of: symbol), !text.result.isEmpty else { return nil }
      return ((text.result, Int(value.definitionFile)), nil)
    }
    let name = source.name(at: base)
    guard owner >= 0, facts.symbols.base[Int(owner)].definitionFile == Int32(file),
      let text = declarations.text(of: owner), text.body.contains(base),
      let parameter = text.parameters.first(where: { $0.name == name }),
      !source.mayDeclare(name, in: text.body)
    else { return nil }
    return ((parameter.type, file), text.whereClause)
  }

  /// `Store<any ListDependencies>`: what stands at a place between the angle brackets.
  private func argument(
    _ place: Int, of type: Int32, in range: Range<Int>, _ file: Int
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard
      let name = range.first(where: { source.isIdentifier($0) && source.startsWith($0 + 1, 60) }),
      catalog.typeReference(at: name, in: file) == type,
      range.allSatisfy({ !source.matches($0, "->") && !source.matches($0, "[") })
    else { return nil }
    let given = source.typeArguments(in: name + 1..<source.skipAngles(name + 1))
    return place < given.count ? signatures.nodes(namedIn: given[place], of: file) : nil
  }

  /// `where F.Services == any ListDependencies`, for a parameter of type `F`.
  private func equal(
    to name: String, of type: Range<Int>, in clause: Range<Int>, _ file: Int
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard type.count == 1, source.isIdentifier(type.lowerBound) else { return nil }
    return source.equal(to: [source.name(at: type.lowerBound), name], in: clause)
      .flatMap { signatures.nodes(namedIn: $0, of: file) }
  }

  /// `Login(services: services).services`: by what a call makes or gives.
  private func bound(
    _ place: Int, of ancestor: Int32, toResultOf callee: Int, in file: Int
  ) -> Set<Node>? {
    for symbol in facts.symbols(at: callee, in: file) {
      let value = facts.symbols.base[Int(symbol)]
      if value.kind == .constructor {
        return signatures.argument(place, of: ancestor, by: facts.nominalParent(symbol))
      }
      guard value.kind.isFunction, let text = declarations.text(of: symbol) else { continue }
      let home = Int(value.definitionFile)
      return argument(place, of: ancestor, in: text.result, home)
        ?? argument(place, of: ancestor, byClassIn: text.result, home)
    }
    return nil
  }

  /// The same of a value that is declared as a class which says what its generic ancestor is given.
  private func argument(
    _ place: Int, of ancestor: Int32, byClassIn range: Range<Int>, _ file: Int
  ) -> Set<Node>? {
    let source = facts.source(file)
    guard let last = range.last(where: source.isIdentifier),
      range.allSatisfy({ source.isIdentifier($0) || source.matchesAny($0, ".", "?", "!") }),
      let type = catalog.typeReference(at: last, in: file)
    else { return nil }
    return signatures.argument(place, of: ancestor, by: type)
  }
}

extension DeclarationText {
  /// Whether what a declaration gives is one name, or an optional of it.
  fileprivate func isOnlyNamed(_ source: SourceText) -> Bool {
    result.count == 1 || result.count == 2 && source.matchesAny(result.upperBound - 1, "?", "!")
  }
}

extension SourceText {
  /// The parts between angle brackets.
  func typeArguments(in angles: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = angles.lowerBound + 1
    var index = start
    let end = angles.upperBound - 1
    while index < end {
      if let close = partner(of: index), close > index {
        index = close
      } else if startsWith(index, 60) {
        index = skipAngles(index) - 1
      } else if matches(index, ",") {
        found.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < end { found.append(start..<end) }
    return found
  }

  /// What a `where` clause says that a type, by the names of its chain, is equal to.
  fileprivate func equal(to chain: [String], in clause: Range<Int>) -> Range<Int>? {
    let length = chain.count * 2 - 1
    for sign in clause where matches(sign, "==") && sign - length >= clause.lowerBound {
      let parts = stride(from: sign - length, to: sign, by: 2).map { name(at: $0) }
      guard parts == chain, !matches(sign - length - 1, ".") else { continue }
      var end = sign + 1
      while end < clause.upperBound, !matches(end, ",") {
        if let close = partner(of: end), close > end { end = close }
        if startsWith(end, 60) { end = skipAngles(end) - 1 }
        end += 1
      }
      return sign + 1..<end
    }
    return nil
  }

  /// Whether a name could be declared anew in a body.
  fileprivate func mayDeclare(_ name: String, in body: Range<Int>) -> Bool {
    body.contains { token in
      guard isIdentifier(token), self.name(at: token) == name else { return false }
      return matchesAny(token - 1, "let", "var", "for", "func", "await", "{", "(", ",", "[")
        && (matchesAny(token - 1, "let", "var", "for", "func", "await", "[")
          || matchesAny(token + 1, "in", ",", ":"))
    }
  }
}
