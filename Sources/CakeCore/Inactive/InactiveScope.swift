/// What stands around a place in code that was left out, by the text: types, and functions with what
/// they declare.
struct InactiveScope {
  /// For each type, protocol or extension around it, inside out, what its name may mean.
  var types: [(symbols: [Int32], header: Range<Int>)] = []
  /// The functions around it, inside out, by the tokens of their names.
  var functions: [Int] = []
  /// The function, accessor or closure around it that is a member of the innermost type, or stands at
  /// the top: with its parameters, and whatever is in it.
  var member = 0..<0
  /// Whether the innermost type is local to a function.
  var isLocal = false
}

extension InactiveCode {
  func scope(of token: Int, in file: Int) -> InactiveScope {
    let source = facts.source(file)
    var scope = InactiveScope()
    var next = source.enclosing(token)
    while let open = next {
      next = source.enclosing(open)
      guard source.matches(open, "{") else { continue }
      var first = open
      switch source.header(before: open) {
      case .type(let name)?:
        scope.types.append((types(at: name, in: file), name..<open))
        continue
      case .function(let name)?:
        scope.functions.append(name)
        first = name
      case nil: break
      }
      if scope.types.isEmpty {
        scope.member = first..<(source.partner(of: open) ?? source.count)
      } else {
        scope.isLocal = true
      }
    }
    return scope
  }

  /// The types that a name in a declaration means.
  func types(at name: Int, in file: Int) -> [Int32] {
    // Another build has a type of its own under that name.
    let source = facts.source(file)
    if isLeftOut(name, in: file), declaredLeftOut.atTop[source.name(at: name)] != nil { return [] }
    let known = facts.symbols(at: name, in: file)
      .compactMap { facts.symbols.base[Int($0)].kind == .alias ? catalog.aliasedType($0) : $0 }
      .filter { isType($0) }
    if let first = known.first { return [first] }
    let isAtTop = source.matches(name - 1, "extension")
    return (typesNamed[source.name(at: name)] ?? [])
      .filter { sees(file, $0) && !(isAtTop && facts.nominalParent($0) >= 0) }
  }

  func isType(_ symbol: Int32) -> Bool {
    let kind = facts.symbols.base[Int(symbol)].kind
    return kind.isNominal || kind == .protocol
  }
}

extension SourceText {
  enum Header {
    /// A type, a protocol or an extension, by the token of its name.
    case type(Int)
    /// A function, an initialiser or a subscript, by its name.
    case function(Int)
  }

  /// What a brace belongs to; nil for a closure, a statement, a property.
  fileprivate func header(before open: Int) -> Header? {
    let parent = enclosing(open)
    var index = open - 1
    while index >= 0, index != parent, open - index < 400 {
      if let start = partner(of: index), start < index {
        if matches(index, "}") { return nil }
        index = start - 1
        continue
      }
      guard isIdentifier(index), !matches(index - 1, ".") else {
        index -= 1
        continue
      }
      if opensType(index) || matches(index, "protocol"), isIdentifier(index + 1) {
        return .type(index + 1)
      }
      if matches(index, "extension"), isIdentifier(index + 1) {
        return .type(lastName(ofTypeAt: index + 1))
      }
      if matches(index, "func") { return .function(index + 1) }
      if declaresUnnamed(index) { return .function(index) }
      if matchesAny(index, "var", "let", "deinit", "case", "if", "for", "while", "switch", "guard")
      {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// The name of the type that a brace opens the members of.
  func typeName(before open: Int) -> Int? {
    if case .type(let name)? = header(before: open) { return name }
    return nil
  }

  /// Where a name is declared in a member, as far as that is sure to be nothing else: in a pattern, a
  /// list of parameters, a capture; an assignment counts as well.
  func declarations(of name: String, in member: Range<Int>) -> [Int] {
    member.filter {
      isIdentifier($0) && self.name(at: $0) == name && mayDeclare($0, in: member)
    }
  }

  private func mayDeclare(_ token: Int, in member: Range<Int>) -> Bool {
    if matches(token - 1, "."), !matches(token - 2, "..") { return false }
    if matches(token + 1, ":") { return !labelsArgument(token) }
    if matches(token + 1, "=") || matchesAny(token - 1, "func", "in") { return true }
    // `set(needs) {`, `{ (needs, _) in`, `{ needs in`
    if let open = enclosing(token), matches(open, "("), let close = partner(of: open),
      takesNewValue(open - 1)
        || matchesAny(close + 1, "in", "->", "async", "throws")
    {
      return true
    }
    var index = token + 1
    while isIdentifier(index) || matches(index, ",") {
      if matches(index, "in") { return true }
      index += 1
    }
    index = token - 1
    while member.contains(index), !matchesAny(index, "{", "}", "=", ";") {
      if isBinding(index) || matchesAny(index, "case", "for", "catch") { return true }
      if matchesAny(index, "return", "in") { return false }
      // `case .menu: show(needs)`
      if matches(index, ":"), enclosing(index).map({ matches($0, "{") }) ?? true { return false }
      index -= 1
    }
    return false
  }
}
