/// What properties may be called: `map(\.title)` is none of `var map: Atlas { get }`.
struct InactiveCallees {
  private let flow: FlowReader
  private var facts: Facts { flow.catalog.facts }
  /// The types and protocols whose values may be called as if they were functions.
  private var callable: Set<Int32> = []
  /// Whether code that was left out may make others callable.
  private let isAnyCallable: Bool

  init(_ flow: FlowReader, _ branches: [InactiveBranches.Branch]) {
    self.flow = flow
    let facts = flow.catalog.facts
    isAnyCallable = branches.contains { branch in
      let source = facts.source(branch.file)
      return branch.tokens.contains {
        source.matchesAny($0, "callAsFunction", "dynamicallyCall", "dynamicCallable")
      }
    }
    for symbol in 0..<Int32(facts.symbols.count) where facts.mayBegin(symbol, "cd") {
      guard facts.symbols.base[Int(symbol)].kind.isFunction else { continue }
      let name = facts.name(symbol)
      if name.hasPrefix("callAsFunction(") || name.hasPrefix("dynamicallyCall(") {
        callable.insert(facts.nominalParent(symbol))
      }
    }
  }

  /// False where the type that is written is one of the program's alone, which nothing lets call.
  func mayCall(_ property: Int32) -> Bool {
    guard !isAnyCallable, facts.isDefined(property),
      let type = flow.declarations.text(of: property)?.result
    else { return true }
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(file)
    let names = type.filter { !source.isAnyOrSome($0) }
    guard names.count == 1, let name = names.first, source.isIdentifier(name) else { return true }
    let symbols = facts.symbols(at: name, in: file)
    return symbols.isEmpty || symbols.contains(where: isCallable)
  }

  private func isCallable(_ type: Int32) -> Bool {
    let kind = facts.symbols.base[Int(type)].kind
    guard facts.isDefined(type), kind.isNominal || kind == .protocol else { return true }
    return flow.catalog.inheritedProtocols(type).contains { ancestor in
      callable.contains(ancestor) || !facts.isDefined(ancestor) && !isOfStandardLibrary(ancestor)
    }
  }

  private func isOfStandardLibrary(_ symbol: Int32) -> Bool {
    let usr = facts.usr(symbol)
    return usr.hasPrefix("s:s") || usr.hasPrefix("s:S")
  }
}
