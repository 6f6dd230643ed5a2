/// Which roots become what an associated type is, or what a key path leads to.
extension FlowReader {
  /// Whether a key path is what a function of the program is given.
  func isKeyPathHandedOn(endingAt token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    guard source.matches(source.chainStart(token) - 1, "\\"),
      let open = source.enclosing(token), source.matches(open, "(")
    else { return false }
    return facts.symbols(at: open - 1, in: file).contains(where: facts.isDefined)
  }

  /// Says of conversions which roots they are of, as far as a declaration's text in one file tells.
  func settleConversions(of owner: Int32, in file: Int, _ scan: EscapeScan) {
    let unit = units[owner]!
    for index in unit.conversions.indices {
      let conversion = unit.conversions[index]
      guard conversion.given == nil, conversion.place.file == file else { continue }
      let origin = origin(of: conversion, by: owner, scan, typed: unit.typed)
      unit.conversions[index].given = origin.nodes?.filter { catalog.root(of: $0) != nil }
    }
  }

  private func origin(
    of conversion: Unit.Conversion, by owner: Int32, _ scan: EscapeScan, typed: Set<Node>
  ) -> Origin {
    let file = conversion.place.file
    let source = facts.source(file)
    guard let token = facts.token(of: conversion.place.occurrence, in: file) else {
      return .unknown
    }
    if conversion.wanted != nil {
      guard let open = source.enclosing(token), let close = source.partner(of: open) else {
        return .unknown
      }
      let others = source.arguments(in: open, close).filter { !$0.contains(token) }
      return union(of: others, by: owner, in: file, scan, typed)
    }
    if facts.symbols.base[Int(conversion.by)].isPlainProperty {
      let roles = facts.files[file].record.occurrences.base[conversion.place.occurrence].roles
      return put(
        into: conversion.by, at: token, roles, as: nil, by: owner, in: file, scan, typed)
    }
    guard let text = declarations.text(of: conversion.by), source.matches(token + 1, "("),
      let close = source.partner(of: token + 1)
    else { return .unknown }
    let home = Int(facts.symbols.base[Int(conversion.by)].definitionFile)
    let taking = text.parameters.indices.filter { number in
      text.parameters[number].type.contains { facts.namesAssociatedType(at: $0, in: home) }
    }
    let values = taking.map {
      source.argument(for: $0, of: text.parameters, in: token + 1, close)
    }
    guard !values.isEmpty, !values.contains(nil) else { return .unknown }
    return union(of: values.compactMap(\.self), by: owner, in: file, scan, typed)
  }
}
