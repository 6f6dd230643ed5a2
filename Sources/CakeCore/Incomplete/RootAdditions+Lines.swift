/// The line that declares what a requirement asks for, in words that compile where the root stands.
extension RootAdditions {
  /// A property with its type, or a function's name.
  func signature(of requirement: Int32) -> String {
    words(of: requirement).signature(of: requirement, program.flow.declarations)
  }

  /// A property with its type, or a function with all of its words.
  func declaration(of requirement: Int32) -> String {
    let value = facts.symbols.base[Int(requirement)]
    guard !value.isPlainProperty, let parts = program.flow.declarations.text(of: requirement) else {
      return signature(of: requirement)
    }
    return (value.kind.isFunction ? "func " : "") + words(of: requirement).written(parts.header)
  }

  /// Whether a requirement's words name a type.
  func names(_ type: Int32, in requirement: Int32) -> Bool {
    guard requirement != type, let parts = program.flow.declarations.text(of: requirement) else {
      return false
    }
    let source = facts.source(Int(facts.symbols.base[Int(requirement)].definitionFile))
    let end = max(parts.header.upperBound, parts.result.upperBound)
    return (parts.nameToken + 1..<max(end, parts.nameToken + 1)).contains {
      source.isIdentifier($0) && source.name(at: $0) == facts.name(type)
    }
  }

  /// The line that declares a member: a stored property, or what is yet to be written.
  func line(for requirement: Int32) -> String {
    let value = facts.symbols.base[Int(requirement)]
    guard let parts = program.flow.declarations.text(of: requirement) else { return "" }
    let access = access(for: requirement)
    if value.subkind == Subkind.associatedType {
      return "\(access)typealias \(Keyword.quoted(facts.name(requirement))) = <#type#>"
    }
    let source = facts.source(Int(value.definitionFile))
    let words = words(of: requirement)
    let modifiers = source.modifiers(before: parts.nameToken)
    let isStatic = modifiers.contains("static")
    let accessors = words.written(parts.body)
    let isSettable = parts.body.contains { source.matches($0, "set") }
    // Who asks for it from outside of the root's isolation doesn't wait.
    let isFree =
      isIsolated(requirement, isStatic: isStatic || value.kind == .constructor)
      && !(parts.header.contains { source.matches($0, "async") } || accessors.contains("async"))
    // Nobody changes a class by its functions, nor says so.
    let own = ["mutating", "prefix", "postfix"].filter { word in
      modifiers.contains(word) && (word != "mutating" || kind == .struct || kind == .enum)
    }
    let start =
      access + (isStatic ? "static " : "") + own.map { $0 + " " }.joined()
      + (isFree ? "nonisolated " : "")
    let written = isSettable ? "get { <#code#> } set { <#code#> }" : "<#code#>"
    guard value.isPlainProperty else {
      let header = words.written(parts.header)
      switch value.kind {
      case .constructor: return "\(isInherited ? "required " : "")\(start)\(header) { <#code#> }"
      case let other where other.isFunction: return "\(start)func \(header) { <#code#> }"
      default: return "\(start)\(header) { \(written) }"
      }
    }
    let member = "\(Keyword.quoted(facts.name(requirement))): \(words.written(parts.result))"
    if accessors.contains("async") || accessors.contains("throws") {
      return "\(start)var \(member) { \(accessors) { <#code#> } }"
    }
    let isComputed =
      isStatic
      ? isSettable || isGeneric
      : kind == .enum || isSettable && isUnchanging
        || parts.result.contains { source.matches($0, "Self") }
    // What is stored is free of isolation only where its type can be sent.
    if isComputed || isFree { return "\(start)var \(member) { \(written) }" }
    let isGiven = !isStatic && isMadeOfMembers
    return "\(start)\(isSettable ? "var" : "let") \(member)\(isGiven ? "" : " = <#value#>")"
  }

  private func words(of requirement: Int32) -> RequirementText {
    RequirementText(
      of: requirement, facts,
      ownName: kind == .class ? Keyword.quoted(facts.name(root.symbol)) : nil)
  }

  private var kind: SymbolKind { facts.symbols.base[Int(root.symbol)].kind }

  /// How far a member has to be seen: as far as both the root and the protocol are.
  private func access(for requirement: Int32) -> String {
    let owner = facts.nominalParent(requirement)
    let reach = min(reach(of: root.symbol), facts.isDefined(owner) ? self.reach(of: owner) : 2)
    return ["", "package ", "public "][reach]
  }

  private func reach(of symbol: Int32) -> Int {
    let words = modifiers(of: symbol)
    return words.isDisjoint(with: ["public", "open"]) ? words.contains("package") ? 1 : 0 : 2
  }

  private func modifiers(of symbol: Int32) -> Set<String> {
    guard let text = program.flow.declarations.text(of: symbol) else { return [] }
    return facts.source(Int(facts.symbols.base[Int(symbol)].definitionFile))
      .modifiers(before: text.nameToken)
  }

  /// Whether other classes may have to have its initialisers.
  private var isInherited: Bool {
    isDeclared(by: "class") && !modifiers(of: root.symbol).contains("final")
  }

  private func isDeclared(by word: StaticString) -> Bool {
    text.map { source.matches($0.nameToken - 1, word) } == true
  }

  /// Whether a member is an actor's, the root's own or a global one's, and its requirement is not.
  private func isIsolated(_ requirement: Int32, isStatic: Bool) -> Bool {
    if hasGlobalActor(requirement) || hasGlobalActor(facts.nominalParent(requirement)) {
      return false
    }
    return isDeclared(by: "actor") && !isStatic
      || program.catalog.inheritedProtocols(root.symbol).contains(where: hasGlobalActor)
  }

  private func hasGlobalActor(_ symbol: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: symbol) else { return false }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    var token = text.nameToken - 1
    while token > 0 {
      if source.matches(token, ")"), let open = source.partner(of: token) { token = open - 1 }
      guard source.isIdentifier(token) || source.matches(token, "@") else { return false }
      if facts.symbols(at: token, in: file).contains(where: isGlobalActor) { return true }
      token -= 1
    }
    return false
  }

  private func isGlobalActor(_ symbol: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: symbol) else {
      return facts.name(symbol) == "MainActor"
    }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    return program.catalog.attributes(before: text.nameToken, in: facts.source(file))
      .contains("@globalActor")
  }

  /// Whether what it stores must not change: it is a class whose objects can be sent.
  private var isUnchanging: Bool {
    kind == .class
      && program.catalog.inheritedProtocols(root.symbol).contains { facts.name($0) == "Sendable" }
  }

  /// What is generic stores nothing in its type.
  private var isGeneric: Bool {
    !program.flow.signatures.genericParameters(of: root.symbol).isEmpty
  }

  /// Whether what makes a value takes one for each member, a new one too: a structure without an
  /// initialiser of its own.
  private var isMadeOfMembers: Bool {
    kind == .struct
      && !members.contains { member in
        let value = facts.symbols.base[Int(member)]
        return value.kind == .constructor && !value.isImplicit && value.parent == root.symbol
      }
  }
}
