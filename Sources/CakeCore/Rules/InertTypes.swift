/// Types whose values do nothing by being there: numbers, texts, dates, and what is made of such.
///
/// An object has a life that something may depend on, and what stands behind `any` or a generic
/// parameter may be one.
struct InertTypes {
  private let program: Program
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }

  init(_ program: Program) { self.program = program }

  /// Whether a property stores a value of such a type, and no code runs to make it.
  func isInert(property: Int32) -> Bool {
    guard facts.symbols.base[Int(property)].kind == .instanceProperty,
      var pending = types(storedBy: property)
    else { return false }
    var seen: Set<Int32> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      if !facts.isDefined(type) {
        guard Self.foreign.contains(facts.usr(type)) else { return false }
      } else {
        guard let more = types(storedIn: type) else { return false }
        pending += more
      }
    }
    return true
  }

  /// The types that a stored property's type names; nil where it may be anything else, or more is done
  /// than to take a literal.
  private func types(storedBy property: Int32) -> [Int32]? {
    guard let text = program.flow.declarations.text(of: property) else { return nil }
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    let source = facts.source(file)
    // What was generated changes by itself.
    guard !GeneratedFile.mayBegin(source.content),
      !isComputed(text, source), !text.body.contains(where: source.mayRunCode)
    else { return nil }
    if text.result.isEmpty {
      guard text.body.count == 1, let only = text.body.first else { return nil }
      return source.isLiteral(only) ? [] : nil
    }
    let signs = text.result.filter { !source.isIdentifier($0) }
    guard signs.allSatisfy({ source.matchesAny($0, "[", "]", "?", "!", ":", ",", "(", ")") }) else {
      return nil
    }
    let names = text.result.filter(source.isIdentifier)
    let types = names.compactMap { catalog.typeReference(at: $0, in: file) }
    return types.count == names.count ? types : nil
  }

  /// The types of what a structure stores; nil where anything about it is unusual. Of enumerations
  /// those count that carry nothing.
  private func types(storedIn type: Int32) -> [Int32]? {
    guard [.struct, .enum].contains(facts.symbols.base[Int(type)].kind),
      let header = program.flow.declarations.text(of: type)?.header
    else { return nil }
    let source = facts.source(Int(facts.symbols.base[Int(type)].definitionFile))
    // `~Copyable` types have a `deinit`.
    guard !header.contains(where: { source.matches($0, "~") }) else { return nil }
    var found: [Int32] = []
    for number in 0..<Int32(facts.symbols.count) where facts.nominalParent(number) == type {
      let symbol = facts.symbols.base[Int(number)]
      if symbol.kind == .enumCase, facts.name(number).contains("(") { return nil }
      guard symbol.kind == .instanceProperty, symbol.definitionFile >= 0 else { continue }
      guard let text = program.flow.declarations.text(of: number) else { return nil }
      let source = facts.source(Int(symbol.definitionFile))
      if isComputed(text, source) { continue }
      guard source.start(ofMember: text.nameToken) != nil, let types = types(storedBy: number)
      else { return nil }
      found += types
    }
    return found
  }

  private func isComputed(_ text: DeclarationText, _ source: SourceText) -> Bool {
    !text.body.isEmpty && source.matches(text.body.lowerBound - 1, "{")
  }

  private static let foreign: Set<String> = [
    "s:Si", "s:Su", "s:Sb", "s:Sd", "s:Sf", "s:SS", "s:SJ", "s:s4Int8V", "s:s5Int16V", "s:s5Int32V",
    "s:s5Int64V", "s:s5UInt8V", "s:s6UInt16V", "s:s6UInt32V", "s:s6UInt64V", "s:s8DurationV",
    "s:10Foundation4DateV", "s:10Foundation4UUIDV", "s:10Foundation3URLV", "s:10Foundation4DataV",
    "s:10Foundation6LocaleV", "s:10Foundation8TimeZoneV", "s:20FoundationEssentials4DateV",
    "s:20FoundationEssentials4UUIDV", "s:20FoundationEssentials3URLV",
    "s:20FoundationEssentials4DataV",
  ]
}

extension SourceText {
  /// Whether a token of an initial value stands for more than a literal.
  fileprivate func mayRunCode(_ token: Int) -> Bool {
    matchesAny(token, "(", "{") || self[token].kind == .string && !isLiteral(token)
  }
}
