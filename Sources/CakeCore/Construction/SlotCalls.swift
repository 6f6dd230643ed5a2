/// Where the program's own code, tests left out, calls a slot with a closure, or with a function.
struct SlotCalls {
  struct Call {
    /// The function, or the property, whose body it stands in.
    var container: Int32
    var file: Int
    /// Where the call's closure or parenthesis begins.
    var token: Int
    var lifetime: Lifetime
    /// The slot as it is written, with the names that stand for something else put in.
    var slot: Code
    /// What runs when the slot has nothing yet: the closure, or a call of the function.
    var maker: Code
    /// The closure with its braces, or the function's name.
    var made: Range<Int>
    /// Whether somebody gets the value there and then.
    var isUsed: Bool
    /// Whether it is sure to be called where the body runs, rather than under a condition.
    var isCertain: Bool
    /// What local names stand for at the call.
    var locals: [String: Code]
  }

  private(set) var all: [Call] = []
  /// A class's `lazy var` is a slot as well: it is filled once and kept.
  let lazyProperties: [Int32]
  private let program: Program
  private let members: Members
  /// By root, what each provider is answered by.
  private var providing: [[Int32: Int]] = []
  private var facts: Facts { program.facts }

  init(_ program: Program, _ members: Members) {
    self.program = program
    self.members = members
    lazyProperties = Self.lazyProperties(of: program, members)
    let symbols = program.facts.symbols(of: .instanceMethod) {
      Lifetime(callOf: $0, program.facts) != nil
    }
    guard !symbols.isEmpty else { return }
    providing = program.catalog.roots.indices.map(members.providing)
    let references = program.catalog.references(to: Set(symbols)) { $0.isOwn && !$0.isTest }
    var containers: Set<Int32> = []
    for reference in references {
      guard let token = facts.token(of: reference),
        case .body(let owner)? = program.flow.declarations.owner(
          ofToken: token, in: reference.file)
      else { continue }
      containers.insert(owner)
    }
    for container in containers.sorted() { collect(in: container) }
  }

  /// The roots whose own a declaration is: a member, or what a layer answers a requirement with.
  func roots(of container: Int32) -> [Int] {
    let catalog = program.catalog
    let parent = facts.nominalParent(container)
    guard parent >= 0, !members.isOverride(container) else { return [] }
    if let root = catalog.rootOf[parent] { return catalog.roots[root].isOwn ? [root] : [] }
    guard facts.symbols.base[Int(parent)].kind == .protocol else { return [] }
    return catalog.roots.indices.filter {
      catalog.roots[$0].isOwn && providing[$0][container] != nil
    }
  }

  /// What a root provides with a declaration; nil for a member that answers no requirement.
  func provider(of container: Int32, on root: Int) -> Int? {
    providing.isEmpty ? nil : providing[root][container]
  }

  /// The bodies that call slots, each on the roots that it belongs to, and lazy properties.
  var bodies: [Construction.Frame] {
    let containers = Set(all.filter(\.isCertain).map(\.container)).union(lazyProperties).sorted()
    return containers.flatMap { container in
      roots(of: container).map { .init(symbol: container, this: .root($0)) }
    }
  }

  private static func lazyProperties(of program: Program, _ members: Members) -> [Int32] {
    let facts = program.facts
    return facts.symbols(of: .instanceProperty) { number in
      let type = facts.nominalParent(number)
      guard type >= 0, facts.symbols.base[Int(type)].kind == .class,
        program.catalog.rootOf[type] != nil
      else { return false }
      // What is assigned somewhere may be let go there.
      return members.modifiers(of: number).contains("lazy") && members.bodyRange(of: number) != nil
        && !members.isAssigned(number)
    }
  }

  private mutating func collect(in container: Int32) {
    guard let range = members.bodyRange(of: container) else { return }
    let reader = CodeReader(
      facts, file: Int(facts.symbols.base[Int(container)].definitionFile), members)
    var visit = Visit(container: container, reader: reader)
    visit.run(reader.steps(in: range))
    all += visit.found
  }
}

/// One reading of a body for the slots that it calls.
private struct Visit {
  let container: Int32
  let reader: CodeReader
  var locals: [String: Code] = [:]
  var found: [SlotCalls.Call] = []
  private var isCertain = true

  init(container: Int32, reader: CodeReader) {
    self.container = container
    self.reader = reader
  }

  /// Gives whether what stands behind may run.
  @discardableResult
  mutating func run(_ steps: [Step]) -> Bool {
    for step in steps {
      switch step {
      case .run(let code): visit(code, isUsed: false)
      case .assign(_, let code), .result(let code): visit(code, isUsed: true)
      case .bind(let name, let code):
        visit(code, isUsed: true)
        locals[name] = code.replacing(locals)
      case .vary(let name, let code, _): locals[name] = code.replacing(locals)
      case .branches(let branches, let isExhaustive): run(branches, isExhaustive)
      case .stop: isCertain = false
      case .halt: return false
      }
      if case .result = step { return false }
    }
    return true
  }

  private mutating func run(_ branches: [[Step]], _ isExhaustive: Bool) {
    let (outer, wasCertain) = (locals, isCertain)
    isCertain = false
    var ends = isExhaustive ? [] : [outer]
    for branch in branches {
      locals = outer
      if run(branch) { ends.append(locals) }
    }
    (locals, isCertain) = (outer, wasCertain)
    for name in branches.varied { locals[name] = .either(ends.compactMap { $0[name] }) }
  }

  private mutating func visit(_ code: Code, isUsed: Bool) {
    switch code {
    case .this, .parent, .local: return
    case .parts(let parts), .list(let parts): for part in parts { visit(part, isUsed: true) }
    case .tuple(let elements):
      for case .code(let code) in elements.map(\.value) { visit(code, isUsed: true) }
    // What a name stands for was visited where it got its value.
    case .either: return
    case .part(let base, _): visit(base, isUsed: true)
    case .reference(let base, _, _): if let base { visit(base, isUsed: true) }
    case .attempt(let code, _): visit(code, isUsed: isUsed)
    case .member(let base, _, _): if let base { visit(base, isUsed: true) }
    case .block(let open): visit(closure: open)
    case .call(let base, let symbol, let arguments, let token):
      if let base { visit(base, isUsed: true) }
      let lifetime = Lifetime(callOf: symbol, reader.facts)
      if let lifetime, let base, let argument = arguments.last, let maker = argument.maker {
        found.append(
          .init(
            container: container, file: reader.file, token: token, lifetime: lifetime,
            slot: base.replacing(locals), maker: maker, made: range(of: argument),
            isUsed: isUsed, isCertain: isCertain, locals: locals))
        if case .closure(let open) = argument.value { visit(closure: open) }
      }
      for case .code(let argument) in arguments.map(\.value) { visit(argument, isUsed: true) }
    }
  }

  private mutating func visit(closure open: Int) {
    let (outer, wasCertain) = (locals, isCertain)
    run(reader.steps(ofClosure: open))
    (locals, isCertain) = (outer, wasCertain)
  }

  private func range(of argument: Code.Argument) -> Range<Int> {
    switch argument.value {
    case .closure(let open): return open..<(reader.source.partner(of: open) ?? open) + 1
    case .code(.reference(let base, _, let token)):
      var start = token
      if base != nil {
        while reader.source.matches(start - 1, "."), reader.source.isIdentifier(start - 2) {
          start -= 2
        }
      }
      return start..<token + 1
    case .code: return 0..<0
    }
  }
}

extension [[Step]] {
  /// The variables that come out of branches with another value; what is declared inside stays there.
  var varied: Set<String> {
    reduce(into: []) { found, branch in
      var own: Set<String> = []
      for step in branch {
        switch step {
        case .vary(let name, _, isNew: true): own.insert(name)
        case .vary(let name, _, isNew: false): if !own.contains(name) { found.insert(name) }
        case .branches(let branches, _): found.formUnion(branches.varied.subtracting(own))
        case .run, .bind, .assign, .result, .stop, .halt: continue
        }
      }
    }
  }
}

extension Code {
  /// The same with local names replaced by what they stand for.
  func replacing(_ locals: [String: Code]) -> Code {
    switch self {
    case .local(let name): locals[name] ?? self
    case .member(let base?, let symbol, let token):
      .member(of: base.replacing(locals), symbol: symbol, token: token)
    case .parts(let parts): .parts(parts.map { $0.replacing(locals) })
    case .list(let parts): .list(parts.map { $0.replacing(locals) })
    case .either(let parts): .either(parts.map { $0.replacing(locals) })
    case .tuple(let elements): .tuple(elements.map { $0.replacing(locals) })
    case .part(let base, let name): .part(of: base.replacing(locals), name: name)
    case .reference(let base, let symbol, let token):
      .reference(of: base?.replacing(locals), symbol: symbol, token: token)
    case .attempt(let code, let kind): .attempt(code.replacing(locals), kind)
    case .call(let base, let symbol, let arguments, let token):
      .call(
        of: base?.replacing(locals), symbol: symbol,
        arguments: arguments.map { $0.replacing(locals) }, token: token)
    case .this, .parent, .member, .block: self
    }
  }
}

extension Code.Argument {
  fileprivate func replacing(_ locals: [String: Code]) -> Self {
    guard case .code(let code) = value else { return self }
    return .init(label: label, value: .code(code.replacing(locals)))
  }
}
