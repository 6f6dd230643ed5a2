/// A double is told to report calls by a name that no endpoint has.
enum UnknownEndpoint: Rule {
  static let id = RuleID.unknownEndpoint

  static func findings(in program: Program) -> [Finding] {
    let facts = program.facts
    let functions = facts.symbols(of: .constructor, .function) { takesEndpoint($0, facts) }
    guard !functions.isEmpty else { return [] }
    let endpoints = Endpoints(program)
    return program.catalog.references(to: Set(functions)) { $0.isOwn }.compactMap { reference in
      guard let token = literal(of: reference, facts) else { return nil }
      // Without its quotes; what stands for something else is no name.
      let name = String(facts.source(reference.file).text(at: token).dropFirst().dropLast())
      guard !name.contains("\\"), let mistake = endpoints.mistake(in: name) else { return nil }
      let place = facts.source(reference.file)[token]
      return Finding(
        rule: id, severity: id.defaultSeverity,
        message: "'\(name)' names no endpoint: \(mistake.words)",
        location: SourcePlace(
          file: facts.files[reference.file].path, line: Int(place.line),
          column: Int(place.column)),
        subject: [.provider: .name(program.catalog.providers[mistake.provider].name)])
    }
  }

  /// The functions of `LayerCakeTesting` of which the first argument is an endpoint's name.
  private static func takesEndpoint(_ symbol: Int32, _ facts: Facts) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.kind.isFunction, facts.mayBegin(symbol, "uri") else { return false }
    if value.kind == .constructor {
      let type = facts.nominalParent(symbol)
      return (type < 0 || facts.mayBegin(type, "R"))
        && facts.name(symbol, beginsWith: "init(_:")
        && facts.usr(symbol, beginsWith: "s:16LayerCakeTesting8RecorderC")
    }
    let isNamedSo =
      facts.name(symbol, beginsWith: "unimplemented(_:")
      || facts.name(symbol, beginsWith: "recordUnimplemented(_:")
    return isNamedSo && facts.usr(symbol, beginsWith: "s:16LayerCakeTesting")
  }

  /// The first argument of a call, if it is a literal on one line.
  private static func literal(of reference: Reference, _ facts: Facts) -> Int? {
    guard let token = facts.token(of: reference) else { return nil }
    let source = facts.source(reference.file)
    // `Recorder.init(`, `Recorder<Int, Void>(`
    var open = token + 1
    while !source.matches(open, "(") {
      guard open - token < 32, open + 1 < source.count, !source.matches(open, ")"),
        !source.matches(open, ";"), !source.matches(open, "{")
      else { return nil }
      open += 1
    }
    let argument = open + 1
    guard source[argument].kind == .string, source.matchesAny(argument + 1, ",", ")"),
      source.text(at: argument).hasPrefix("\""), !source.text(at: argument).hasPrefix("\"\"\"")
    else { return nil }
    return argument
  }
}
