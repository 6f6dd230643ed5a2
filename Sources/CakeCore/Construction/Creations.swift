/// What a scope is given where it is made: something of its parent's, or of its own.
struct Creations {
  private let construction: Construction
  private let initializers: [Int32]
  /// For each initialiser, the parameters that somewhere were given something of the parent's.
  private var shared: [Int32: Set<String>] = [:]
  private var facts: Facts { construction.facts }

  init(_ construction: Construction, of type: Int32) {
    self.construction = construction
    let facts = construction.facts
    initializers = facts.symbols(of: .constructor) { facts.nominalParent($0) == type }
    for reference in construction.catalog.references(to: Set(initializers)) {
      note(reference)
    }
  }

  /// Whether any creation fills the property from the parent, so that siblings have the same.
  func takeFromParent(_ property: Int32) -> Bool {
    let name = facts.name(property)
    return initializers.contains { initializer in
      let given = shared[initializer] ?? []
      if facts.symbols.base[Int(initializer)].isImplicit { return given.contains(name) }
      let parents = parents(of: initializer)
      return construction.steps(of: initializer).contains { step in
        guard case .assign(let assigned, let code) = step, assigned == property else {
          return false
        }
        return parents.union(given).contains { code.comes(from: .local($0), facts) }
      }
    }
  }

  private mutating func note(_ reference: Reference) {
    guard let token = facts.token(of: reference),
      let parameters = construction.members.parameters(of: reference.symbol)
    else { return }
    let source = facts.source(reference.file)
    guard let open = (token + 1..<token + 4).first(where: { source.matches($0, "(") }),
      let close = source.partner(of: open)
    else { return }
    let reader = CodeReader(facts, file: reference.file, construction.members)
    var values: [String: Code] = [:]
    var next = 0
    for range in source.arguments(in: open, close) {
      let label = source.label(of: range)
      guard let index = parameters[next...].firstIndex(where: { $0.label == label }) else {
        continue
      }
      next = index + 1
      let value = range.lowerBound + (label == "_" ? 0 : 2)..<range.upperBound
      values[parameters[index].name] = resolved(reader.code(value), before: token, reader)
    }
    let parents = parents(of: reference.symbol)
    for parent in parents.compactMap({ values[$0] }) {
      for (name, code) in values where !parents.contains(name) && code.comes(from: parent, facts) {
        shared[reference.symbol, default: []].insert(name)
      }
    }
  }

  /// The parameters of an initialiser that become the scope's parent.
  private func parents(of initializer: Int32) -> Set<String> {
    if facts.symbols.base[Int(initializer)].isImplicit { return ["parent"] }
    let parameters = (construction.members.parameters(of: initializer) ?? []).map(\.name)
    var found: Set<String> = []
    for case .assign(let property, .local(let name)) in construction.steps(of: initializer)
    where facts.name(property) == "parent" && parameters.contains(name) { found.insert(name) }
    return found
  }

  /// A local name's value, where a `let` in front of the creation says it.
  private func resolved(_ code: Code, before token: Int, _ reader: CodeReader) -> Code {
    guard case .local(let name) = code else { return code }
    let source = reader.source
    var index = token
    while index > 1 {
      index -= 1
      guard source.isBinding(index - 1), source.isIdentifier(index),
        source.name(at: index) == name, source.matches(index + 1, "=")
      else { continue }
      return reader.code(index + 2..<source.expressionEnd(from: index + 2))
    }
    return code
  }
}

extension Code {
  /// Whether some other code's value, or something that is read off it, is part of this.
  fileprivate func comes(from other: Code, _ facts: Facts) -> Bool {
    if isSame(as: other) { return true }
    switch self {
    case .this, .parent, .local, .block: return false
    case .parts(let parts), .list(let parts), .either(let parts):
      return parts.contains { $0.comes(from: other, facts) }
    case .tuple(let elements): return elements.contains { $0.comes(from: other, facts) }
    case .part(let base, _): return base.comes(from: other, facts)
    case .reference(let base, _, _): return base?.comes(from: other, facts) ?? false
    case .attempt(let code, _): return code.comes(from: other, facts)
    case .member(let base, let symbol, _):
      // A bare name is one of `self`'s.
      let isMember = facts.symbols.base[Int(symbol)].kind == .instanceProperty
      return base?.comes(from: other, facts) ?? (isMember && other.isThis)
    case .call(let base, _, let arguments, _):
      return base?.comes(from: other, facts) ?? false
        || arguments.contains { $0.comes(from: other, facts) }
    }
  }

  private func isSame(as other: Code) -> Bool {
    switch (self, other) {
    case (.this, .this): true
    case (.local(let name), .local(let other)): name == other
    case (.member(let base, let symbol, _), .member(let otherBase, let other, _)):
      switch (base, otherBase) {
      case _ where symbol != other: false
      case (nil, nil), (nil, .this?), (.this?, nil): true
      case (let base?, let other?): base.isSame(as: other)
      default: false
      }
    default: false
    }
  }
}

extension Code.Argument {
  fileprivate func comes(from other: Code, _ facts: Facts) -> Bool {
    if case .code(let code) = value { code.comes(from: other, facts) } else { false }
  }
}
