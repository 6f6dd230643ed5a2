/// Who is a consumer at a place in the code, and who puts the program together instead.
extension Program {
  /// The consumer whose own code a declaration is: its type's member or the function itself.
  ///
  /// A type nested in a consumer is somebody else: it can't reach the dependencies.
  func consumer(around declaration: Int32) -> Int? {
    var symbol = declaration
    while symbol >= 0 {
      if let number = consumerNumbers[symbol] { return number }
      let value = facts.symbols.base[Int(symbol)]
      if value.kind.isNominal || value.kind == .protocol { return nil }
      symbol = value.kind == .extension ? value.extended : value.parent
    }
    return nil
  }

  func isOfTests(_ symbol: Int32) -> Bool {
    let file = facts.symbols.base[Int(symbol)].definitionFile
    return file >= 0 && facts.files[Int(file)].isTest
  }

  /// The types and functions that make a root of the program's: they wire it, they don't consume.
  func compositionRoots() -> Set<Int32> {
    var found = Set(catalog.roots.map(\.symbol))
    for (id, unit) in flow.units where id >= 0 {
      let isWiring = unit.wiredRoots.contains { catalog.roots[$0].kind == .app }
      guard isWiring, !isDefaultOfMember(id), let entity = facts.consumer(for: id) else { continue }
      found.insert(entity)
      let value = facts.symbols.base[Int(id)]
      // A static member, such as a preview, says nothing of the rest of its type.
      let isStatic = value.kind == .staticMethod || value.kind == .staticProperty
      let type = facts.nominalParent(id)
      if !isStatic, type >= 0 { found.insert(type) }
    }
    return found
  }

  /// Whether a stored property's initial value is a default of a memberwise initialiser.
  func isDefaultOfMember(_ property: Int32) -> Bool {
    let type = facts.nominalParent(property)
    let value = facts.symbols.base[Int(property)]
    guard value.kind == .instanceProperty, type >= 0, value.definitionFile >= 0,
      facts.symbols.base[Int(type)].kind == .struct,
      let text = flow.declarations.text(of: property)
    else { return false }
    let source = facts.source(Int(value.definitionFile))
    guard source.matches(text.nameToken - 1, "var"), text.body.lowerBound > 0,
      source.matches(text.body.lowerBound - 1, "=")
    else { return false }
    let isHidden = (source.statementStart(text.nameToken)..<text.nameToken).contains {
      source.matchesAny($0, "private", "fileprivate", "lazy", "static")
    }
    return !isHidden && typesWithImplicitInitializers.contains(type)
  }
}
