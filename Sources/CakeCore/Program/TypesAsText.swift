/// Where the name of a type is written out that may be of a generic one: `all["\(Value.self)"]`,
/// `String(describing: type)`. Two of one name are one key.
struct TypesAsText {
  private let flow: FlowReader
  private let plain: PlainParameters
  private var facts: Facts { flow.facts }

  init(_ flow: FlowReader, _ plain: PlainParameters) {
    self.flow = flow
    self.plain = plain
  }

  /// The last tokens of such types in a file, and parameters that are types.
  func places(in file: Int) -> [Int] {
    let source = facts.source(file)
    return names(ofSelfIn: file)
      + source.members().flatMap { member -> [Int] in
        if source.matches(member, "self") {
          return isText(typeEndingAt: member - 2, in: file) ? [member - 2] : []
        }
        return source.matches(member, "Type") ? texts(ofParameterTypedAt: member, in: file) : []
      }
  }

  /// Whether the type before a `.self` is written out, and another one for other slices: a generic one,
  /// `Self`, a parameter that no class bounds and nothing that has plain types alone.
  func isText(typeEndingAt end: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    guard source.isText(source.start(ofTypeEndingAt: end)) else { return false }
    if source.endsAngles(end) { return true }
    if source.matches(end, "Self") { return !plain.isPlain(selfAround: end, in: file) }
    return isParameter(end, in: file) { !isOfClass($0, $1) && !plain.isPlain($0, of: $1) }
  }

  /// Where the name of what a parameter is for that nothing bounds is written out: as a key, rather than
  /// in a log that says who writes it. Likewise the type's own name.
  func keys(in file: Int) -> [Int] {
    let source = facts.source(file)
    let named = names(ofSelfIn: file).filter { !source.isLogged($0) }
    return named
      + source.members().filter { source.matches($0, "self") }.map { $0 - 2 }.filter { end in
        let start = source.start(ofTypeEndingAt: end)
        guard source.isText(start) else { return false }
        if source.matches(end, "Self") {
          return !source.isLogged(start) && !plain.isPlain(selfAround: end, in: file)
        }
        return source.endsAngles(end)
          || isParameter(end, in: file) { bounds(of: $0, $1).isEmpty }
      }
  }

  /// Whether a name is an associated type, or a generic parameter of what stands around which is so.
  private func isParameter(
    _ name: Int, in file: Int, where isWanted: (String, Int32) -> Bool
  ) -> Bool {
    let source = facts.source(file)
    guard source.isIdentifier(name) else { return false }
    if facts.namesAssociatedType(at: name, in: file) { return true }
    guard let owner = flow.declarations.owner(around: name, in: file) else { return false }
    let text = source.name(at: name)
    return [owner, facts.nominalParent(owner)].contains { symbol in
      symbol >= 0 && flow.signatures.genericParameters(of: symbol).contains(text)
        && isWanted(text, symbol)
    }
  }

  /// Where a type writes its own name out: `class var id: String { "\(self)" }`.
  private func names(ofSelfIn file: Int) -> [Int] {
    let source = facts.source(file)
    return source.tokens(spelled: "self").filter {
      isStatic($0, in: file) && source.isText($0) && !plain.isPlain(selfAround: $0, in: file)
    }
  }

  /// Whether a `self` is the type itself: in a static member.
  private func isStatic(_ token: Int, in file: Int) -> Bool {
    guard !facts.source(file).matches(token - 1, "."),
      let owner = flow.declarations.owner(around: token, in: file)
    else { return false }
    return [.staticMethod, .classMethod, .staticProperty, .classProperty].contains(
      facts.symbols.base[Int(owner)].kind)
  }

  /// Whether a parameter stands for classes alone: `Cell: UITableViewCell`.
  private func isOfClass(_ parameter: String, _ symbol: Int32) -> Bool {
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    return bounds(of: parameter, symbol).contains { bound in
      facts.symbols(at: bound, in: file).contains { facts.symbols.base[Int($0)].kind == .class }
    }
  }

  /// The first names of what a declaration says that a parameter conforms to.
  private func bounds(of parameter: String, _ symbol: Int32) -> [Int] {
    guard let text = flow.declarations.text(of: symbol) else { return [] }
    let source = facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
    return [text.generics, text.whereClause].joined().filter { token in
      source.matches(token + 1, ":") && source.name(at: token) == parameter
    }.map { $0 + 2 }
  }

  /// Where a function writes out what it is given for a parameter: `_ type: Value.Type`.
  private func texts(ofParameterTypedAt type: Int, in file: Int) -> [Int] {
    let source = facts.source(file)
    guard let owner = flow.declarations.owner(around: type, in: file),
      let text = flow.declarations.text(of: owner),
      let parameter = text.parameters.first(where: { $0.type.contains(type) })
    else { return [] }
    return text.body.filter { token in
      source.isText(token) && source.isIdentifier(token) && source.name(at: token) == parameter.name
        && !source.matchesAny(token + 1, ".", "(", "[") && !source.isEquality(token + 1)
    }
  }
}

extension SourceText {
  /// Where a type begins: `Box` in `Box<Value>`.
  fileprivate func start(ofTypeEndingAt end: Int) -> Int {
    guard endsAngles(end) else {
      return chainStart(partner(of: end).map { min($0, end) } ?? end)
    }
    var depth = 0
    var start = end
    while start > 0 {
      if self[start].kind == .operator { depth += text(at: start).count { $0 == ">" } }
      if startsWith(start, 60) { depth -= 1 }
      start -= 1
      if depth <= 0 { break }
    }
    return chainStart(start)
  }

  fileprivate func endsAngles(_ token: Int) -> Bool {
    token > 0 && self[token].kind == .operator && content[Int(self[token].end) - 1] == 62
  }

  private static let logging: Set = [
    "print", "debugPrint", "NSLog", "log", "os_log", "trace", "debug", "info", "notice", "warning",
    "error", "critical", "fault",
  ]

  /// Whether a text goes to a log, which says who writes it.
  fileprivate func isLogged(_ token: Int) -> Bool {
    var inner = token
    while let open = enclosing(inner), !matches(open, "{") {
      if matches(open, "("), isIdentifier(open - 1), Self.logging.contains(name(at: open - 1)) {
        return true
      }
      inner = open
    }
    return false
  }

  /// Whether what begins there becomes text: by an interpolation, or by what makes text of anything.
  func isText(_ start: Int) -> Bool {
    if isEquality(start - 1) { return false }
    let level = self[start].interpolation
    if level > 0, enclosing(start).map({ self[$0].interpolation < level }) != false { return true }
    if matches(start - 1, ":") { return matchesAny(start - 2, "describing", "reflecting") }
    return matches(start - 1, "(")
      && matchesAny(start - 2, "_typeName", "unsafeBitCast")
  }
}
