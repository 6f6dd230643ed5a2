/// What a scope is given where it is made: something of its parent's, or of its own.
struct Creations {
  private let construction: Construction
  private let type: Int32
  /// The labels whose arguments were taken from what is handed over as the parent.
  private let shared: Set<String>
  private let initializers: [Int32]
  private var facts: Facts { construction.facts }

  init(_ construction: Construction, of type: Int32) {
    self.construction = construction
    self.type = type
    let facts = construction.facts
    initializers = (0..<Int32(facts.symbols.count)).filter {
      facts.symbols.base[Int($0)].kind == .constructor && facts.nominalParent($0) == type
    }
    var shared: Set<String> = []
    for reference in construction.catalog.references(to: Set(initializers)) {
      guard let token = facts.token(of: reference) else { continue }
      let source = facts.source(reference.file)
      guard let open = (token + 1..<token + 4).first(where: { source.matches($0, "(") }),
        let close = source.partner(of: open)
      else { continue }
      let reader = CodeReader(facts, file: reference.file)
      let arguments = source.arguments(in: open, close).map { range in
        let label = source.label(of: range)
        return (label, reader.code(range.lowerBound + (label == "_" ? 0 : 2)..<range.upperBound))
      }
      guard let parent = arguments.first(where: { $0.0 == "parent" })?.1 else { continue }
      for (label, code) in arguments where label != "parent" && code.comes(from: parent, facts) {
        shared.insert(label)
      }
    }
    self.shared = shared
  }

  /// Whether any creation fills the property from the parent, so that siblings have the same.
  func takeFromParent(_ property: Int32) -> Bool {
    let name = facts.name(property)
    let written = initializers.filter { !facts.symbols.base[Int($0)].isImplicit }
    if written.isEmpty { return shared.contains(name) }
    return written.contains { initializer in
      construction.steps(of: initializer).contains { step in
        guard case .assign(let assigned, let code) = step, assigned == property else {
          return false
        }
        return code.comes(from: .local("parent"), facts)
          || shared.contains { code.comes(from: .local($0), facts) }
      }
    }
  }
}

extension Code {
  /// Whether some other code's value, or something that is read off it, is part of this.
  fileprivate func comes(from other: Code, _ facts: Facts) -> Bool {
    if isSame(as: other) { return true }
    switch self {
    case .this, .parent, .local, .block: return false
    case .parts(let parts): return parts.contains { $0.comes(from: other, facts) }
    case .member(let base, let symbol, _):
      // A bare name is one of `self`'s.
      let isMember = facts.symbols.base[Int(symbol)].kind == .instanceProperty
      return base?.comes(from: other, facts) ?? (isMember && other.isThis)
    case .call(let base, _, let arguments, _):
      return base?.comes(from: other, facts) ?? false
        || arguments.contains {
          if case .code(let code) = $0.value { code.comes(from: other, facts) } else { false }
        }
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
