/// Looks, in one declaration's text, where whole dependencies go: to a typed place or out of sight.
///
/// A value that is read, handed to a parameter that demands dependencies, assigned or returned
/// where the type is known has not escaped. Everything that is not understood has.
struct EscapeScan {
  let catalog: Catalog
  let signatures: Signatures
  let file: Int
  let source: SourceText
  /// The declaration, or -1 for code outside declarations.
  let owner: Int32
  let body: Range<Int>
  private var facts: Facts { catalog.facts }

  /// Local names that hold dependencies, each with the slices.
  private(set) var names: [String: Set<Node>] = [:]
  private(set) var escapes: [Node: Int] = [:]
  private var isFresh = false

  init(
    _ flow: (catalog: Catalog, signatures: Signatures), file: Int, owner: Int32, body: Range<Int>
  ) {
    catalog = flow.catalog
    signatures = flow.signatures
    self.file = file
    self.owner = owner
    self.body = body
    source = flow.catalog.facts.source(file)
  }

  /// Scans for parameters and local names; `members` are references that the index knows.
  mutating func run(parameters: [String: Set<Node>], members: [Member]) {
    names = parameters.mapValues { $0.filter(catalog.isSlice) }.filter { !$0.value.isEmpty }
    for member in members {
      let supplied = member.supplied.filter(catalog.isSlice)
      if !supplied.isEmpty { judge(member.token, supplied, isCall: member.isCall) }
      let handed = member.handedToClosures.filter(catalog.isSlice)
      if !handed.isEmpty { bindClosureParameters(of: member.token, handed) }
    }
    var rounds = 0
    repeat {
      isFresh = false
      rounds += 1
      if !names.isEmpty { scanNames() }
    } while isFresh && rounds < 5
  }

  /// A reference, known to the index, to something that has to do with dependencies.
  struct Member {
    var token: Int
    /// The slices of the value that comes out.
    var supplied: Set<Node>
    /// The slices of values that it passes to closures it is given.
    var handedToClosures: Set<Node>
    var isCall: Bool
  }

  /// Names what a callee passes to the closures in its call.
  private mutating func bindClosureParameters(of callee: Int, _ nodes: Set<Node>) {
    var index = callee + 1
    var blocks: [Int] = []
    if source.matches(index, "("), let end = source.partner(of: index) {
      blocks = (index..<end).filter { source.matches($0, "{") && source.enclosing($0) == index }
      index = end + 1
    }
    if source.matches(index, "{") { blocks.append(index) }
    for block in blocks {
      let header = (block + 1..<min(source.count, block + 16)).prefix {
        !source.matches($0, "in") && !source.matches($0, "{")
      }
      if source.matches(header.upperBound, "in") {
        for token in header where source.isIdentifier(token) { bind(source.name(at: token), nodes) }
      } else {
        for name in ["$0", "$1", "$2"] { bind(name, nodes) }
      }
    }
  }

  private mutating func scanNames() {
    for token in body where source.isIdentifier(token) {
      guard let nodes = names[source.name(at: token)], isUse(token) else { continue }
      judge(token, nodes, isCall: false)
    }
  }

  /// Whether a name stands for the local value: no label, no member, no declaration of it.
  private func isUse(_ token: Int) -> Bool {
    if source.matches(token - 1, "."), !source.matches(token - 2, "..") { return false }
    if source.matches(token + 1, ":") {
      // A label, unless it is the middle of a ternary.
      return source[token + 1].spaceBefore
    }
    if source.matches(token - 1, "let") || source.matches(token - 1, "var") { return false }
    if source.matches(token - 1, "func") || source.matches(token - 1, "case") { return false }
    let range = facts.occurrences(
      in: file, line: source[token].line, column: source[token].column)
    for index in range {
      let record = facts.files[file].record
      let local = record.symbols.base[Int(record.occurrences.base[index].symbol)]
      if local.kind != .parameter { return false }
    }
    return true
  }

  private mutating func escape(_ nodes: Set<Node>, at token: Int) {
    for node in nodes where escapes[node] == nil || escapes[node]! > token {
      escapes[node] = token
    }
  }

  private mutating func bind(_ name: String, _ nodes: Set<Node>) {
    guard name != "_", !nodes.subtracting(names[name] ?? []).isEmpty else { return }
    names[name, default: []].formUnion(nodes)
    isFresh = true
  }

  private mutating func judge(_ token: Int, _ nodes: Set<Node>, isCall: Bool) {
    if isCall, !source.matches(token + 1, "(") { return escape(nodes, at: token) }
    let chain = source.chain(around: token, isCall: isCall)
    if let member = chain.member {
      if !source.matches(member, "keyPath"), !isProgramMember(member) { escape(nodes, at: token) }
      return
    }
    if chain.isKeyPath { return escape(nodes, at: token) }
    if source.matches(chain.end, "as") {
      if source.matches(chain.end + 1, "?") || source.matches(chain.end + 1, "!") {
        escape(nodes, at: token)
      } else if !typesStand(in: chain.end + 1..<min(source.count, chain.end + 8)) {
        escape(nodes, at: token)
      }
      return
    }
    if source.matches(chain.end, "is") { return escape(nodes, at: token) }
    if source[chain.end < source.count ? chain.end : token].kind == .operator,
      chain.end < source.count
    {
      if source.matches(chain.end, "=") { return }
      let isKnown =
        source.matches(chain.end, "??") || source.matches(chain.end, "?")
        || source.matches(chain.end, "!")
      if !isKnown { return escape(nodes, at: token) }
    }
    follow(from: chain.start, nodes, at: token, depth: 0)
  }

  private func isProgramMember(_ token: Int) -> Bool {
    let range = facts.occurrences(
      in: file, line: source[token].line, column: source[token].column)
    for index in range {
      let record = facts.files[file].record
      let symbol = facts.files[file].numbers.base[Int(record.occurrences.base[index].symbol)]
      if facts.isDefined(symbol) { return true }
    }
    return false
  }

  /// Whether any of the tokens names a slice or provider.
  private func typesStand(in range: Range<Int>) -> Bool {
    range.contains { token in
      guard source.isIdentifier(token), let symbol = catalog.typeReference(at: token, in: file)
      else { return false }
      return !signatures.targets(of: symbol).isEmpty
    }
  }

  private mutating func follow(from start: Int, _ nodes: Set<Node>, at token: Int, depth: Int) {
    guard depth < 12 else { return escape(nodes, at: token) }
    switch source.delimiter(before: start) {
    case .assignment(let equals): assign(equals, nodes, at: token)
    case .return(let word): leave(word, nodes, at: token, depth: depth)
    case .statement(let first): leave(first, nodes, at: token, depth: depth)
    case .argument(let open, let label): pass(open, label, nodes, at: token, depth: depth)
    case .loop(let word):
      for name in word + 1..<start where source.isIdentifier(name) {
        if source.matches(name, "in") { break }
        bind(source.name(at: name), nodes)
      }
    case .binding: break
    case .other: escape(nodes, at: token)
    }
  }

  private mutating func assign(_ equals: Int, _ nodes: Set<Node>, at token: Int) {
    let start = source.statementStart(equals)
    let left = start..<equals
    if let word = left.last(where: { source.matches($0, "let") || source.matches($0, "var") }) {
      let names = word + 1..<equals
      let colon = names.first { source.matches($0, ":") }
      if let colon, !typesStand(in: colon + 1..<equals) { return escape(nodes, at: token) }
      if isOwnInitialValue(word + 1) { return }
      for name in names.lowerBound..<(colon ?? equals) where source.isIdentifier(name) {
        bind(source.name(at: name), nodes)
      }
      return
    }
    if let open = source.enclosing(equals), source.matches(open, "["),
      source.matches(open - 1, "{")
    {
      return bind(source.name(at: equals - 1), nodes)
    }
    if typesStand(in: left) { return }
    let target = equals - 1
    guard source.isIdentifier(target) else { return escape(nodes, at: token) }
    if source.matches(target, "_") || names[source.name(at: target)] != nil { return }
    if !isTyped(target) { escape(nodes, at: token) }
  }

  /// Whether the names after `let` are the very property whose initial value is scanned.
  private func isOwnInitialValue(_ name: Int) -> Bool {
    let range = facts.occurrences(
      in: file, line: source[name].line, column: source[name].column)
    return range.contains { index in
      let record = facts.files[file].record
      let symbol = facts.files[file].numbers.base[Int(record.occurrences.base[index].symbol)]
      return facts.isDefined(symbol) && facts.symbols.base[Int(symbol)].kind.isProperty
    }
  }

  /// Whether the declaration named at a token takes or holds dependencies by its type.
  private func isTyped(_ token: Int) -> Bool {
    signatures(at: token).contains { signature, _ in !signature.mentions.isEmpty }
  }

  private func signatures(at token: Int) -> [(Signature, Int32)] {
    guard token >= 0 else { return [] }
    let range = facts.occurrences(
      in: file, line: source[token].line, column: source[token].column)
    return range.compactMap { index in
      let record = facts.files[file].record
      let symbol = facts.files[file].numbers.base[Int(record.occurrences.base[index].symbol)]
      guard let signature = signatures.signature(symbol) else { return nil }
      return (signature, symbol)
    }
  }

  /// A value returned, or left as a block's last expression.
  private mutating func leave(_ word: Int, _ nodes: Set<Node>, at token: Int, depth: Int) {
    guard let block = source.enclosing(word), source.matches(block, "{"),
      body.contains(block)
    else {
      // The declaration's own body, or its initial value.
      let own = owner >= 0 ? signatures.signature(owner) : nil
      let isTyped =
        own?.mentions.contains { $0.position != .parameter } == true
      return isTyped ? () : escape(nodes, at: token)
    }
    let before = source.statementStart(block)
    for keyword: StaticString in [
      "if", "guard", "while", "for", "switch", "do", "else", "defer", "repeat", "catch", "get",
      "set", "}", "didSet", "willSet", "init", "_read", "_modify",
    ] where source.matches(before, keyword) {
      return leave(before, nodes, at: token, depth: depth + 1)
    }
    if source.matches(block - 1, "else") {
      return leave(before, nodes, at: token, depth: depth + 1)
    }
    closure(block, nodes, at: token, depth: depth + 1)
  }

  /// A value that a closure returns: the closure must go where its type is known.
  private mutating func closure(_ block: Int, _ nodes: Set<Node>, at token: Int, depth: Int) {
    var callee = block - 1
    if source.matches(callee, ")"), let open = source.partner(of: callee) { callee = open - 1 }
    if source.isIdentifier(callee), !source.isKeyword(callee) {
      if signatures(at: callee).contains(where: { signature, _ in
        signature.mentions.contains { $0.position == .both || $0.position == .constraint }
      }) {
        return
      }
      return escape(nodes, at: token)
    }
    follow(from: block, nodes, at: token, depth: depth + 1)
  }

  /// An argument of a call, an element of a literal, or something in parentheses.
  private mutating func pass(
    _ open: Int, _ label: String, _ nodes: Set<Node>, at token: Int, depth: Int
  ) {
    if source.matches(open, "["), source.matches(open - 1, "{") { return }
    var callee = open - 1
    while callee > 0, source.matches(callee, "?") || source.matches(callee, "!"),
      !source[callee].spaceBefore
    { callee -= 1 }
    if callee >= 0, source[callee].kind == .operator, source.byte(at: callee) == 62 {
      while callee > 0, !source.startsWith(callee, 60) { callee -= 1 }
      callee -= 1
    }
    let isCall =
      !source[open].spaceBefore && callee >= 0
      && (source.isIdentifier(callee) && !source.isKeyword(callee)
        || source.matches(callee, "init"))
    guard isCall else {
      // Parentheses, a tuple, a literal: the value goes where the whole goes.
      if source.matches(open - 1, ")") || source.matches(open - 1, "]") {
        return escape(nodes, at: token)
      }
      return follow(from: open, nodes, at: token, depth: depth + 1)
    }
    var candidates = signatures(at: callee)
    if source.matches(open, "[") { candidates += signatures(at: open) }
    for (signature, symbol) in candidates {
      let kind = facts.symbols.base[Int(symbol)].kind
      if signature.labels.contains(label) { return }
      if kind == .enumCase || kind.isProperty, !signature.mentions.isEmpty { return }
    }
    if isTypedLocal(callee) { return }
    escape(nodes, at: token)
  }

  /// Whether a local function or closure of that name spells out dependencies in its signature.
  private func isTypedLocal(_ callee: Int) -> Bool {
    let name = source.name(at: callee)
    for token in body where source.isIdentifier(token) && source.name(at: token) == name {
      if source.matches(token - 1, "func") {
        let text = source.declaration(at: token, .function)
        if typesStand(in: text.header) { return true }
      } else if source.matches(token - 1, "let") || source.matches(token - 1, "var") {
        let value = token + 1..<min(source.expressionEnd(from: token + 1), token + 40)
        if typesStand(in: value) || value.contains(where: isTyped) { return true }
      }
    }
    return false
  }
}
