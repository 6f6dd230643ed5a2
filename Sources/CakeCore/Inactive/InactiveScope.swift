/// What stands around a place in code that was left out, by the text: types, and functions with what
/// they declare.
struct InactiveScope {
  /// For each type, protocol or extension around it, inside out, what its name may mean.
  var types: [(symbols: [Int32], header: Range<Int>)] = []
  /// The functions around it, inside out, by the tokens of their names.
  var functions: [Int] = []
  /// Names of local values and of closures' parameters, with the tokens that declare them.
  var locals: [String: [Int]] = [:]
}

extension InactiveScope {
  fileprivate mutating func add(_ names: Set<Int>, _ source: SourceText) {
    for token in names { locals[source.name(at: token), default: []].append(token) }
  }
}

extension InactiveCode {
  func scope(of token: Int, in file: Int) -> InactiveScope {
    let source = facts.source(file)
    var scope = InactiveScope()
    var inner = token
    var next = source.enclosing(token)
    while let open = next {
      if source.matches(open, "{") {
        switch source.header(before: open) {
        case .type(let name)?:
          scope.types.append((types(at: name, in: file), name..<open))
        case .function(let name)?:
          scope.functions.append(name)
          scope.add(source.locals(in: open + 1..<inner), source)
        case nil: scope.add(source.locals(in: open + 1..<inner), source)
        }
      }
      inner = open
      next = source.enclosing(open)
    }
    return scope
  }

  /// The types that a name in a declaration means.
  func types(at name: Int, in file: Int) -> [Int32] {
    let known = facts.symbols(at: name, in: file)
      .compactMap { facts.symbols.base[Int($0)].kind == .alias ? catalog.aliasedType($0) : $0 }
      .filter { isType($0) }
    if let first = known.first { return [first] }
    return typesNamed[facts.source(file).name(at: name)] ?? []
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
      if matchesAny(index, "init", "subscript") { return .function(index) }
      if matchesAny(index, "var", "let", "deinit", "case", "if", "for", "while", "switch", "guard")
      {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// The names of what is declared in a run of a body's tokens, up to a place in it: values and
  /// parameters of closures.
  fileprivate func locals(in range: Range<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for token in range where isIdentifier(token) {
      if matchesAny(token, "let", "var", "for") {
        var name = token + 1
        while matchesAny(name, "let", "var", "(", ",", "case") || isIdentifier(name) {
          if isIdentifier(name), !isKeyword(name) { found.insert(name) }
          name += 1
        }
      } else if matches(token, "in") {
        var name = token - 1
        while name >= 0, !matches(name, "{"), token - name < 40 {
          if isIdentifier(name) { found.insert(name) }
          name -= 1
        }
      }
    }
    return found
  }
}
