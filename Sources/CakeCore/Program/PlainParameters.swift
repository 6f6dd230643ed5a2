/// Which generic parameters stand for plain types alone: for no `any Slice`, and for nothing that has
/// one among its arguments.
///
/// No `any` type conforms to a protocol of the program's own or inherits from its classes, so what is
/// bound to one is of known types, which may all be without arguments.
final class PlainParameters {
  let flow: FlowReader
  var facts: Facts { flow.facts }
  var catalog: Catalog { flow.catalog }
  private var known: [Int32: Bool] = [:]
  /// What an answer that is being found takes for granted.
  private var assumed: Set<Int32> = []
  /// What names a type in its clause or an extension's, by that type.
  private lazy var heirs: [Int32: [Heir]] = catalog.basesOf.reduce(into: [:]) { found, type in
    for base in type.value {
      found[base.base, default: []].append(Heir(type: type.key, clauseOf: base.sub))
    }
  }

  private struct Heir {
    var type: Int32
    /// The type itself, or the extension that says so.
    var clauseOf: Int32
  }

  init(_ flow: FlowReader) { self.flow = flow }

  /// The names of a declaration's parameters that may be anything else.
  func others(of declaration: Int32) -> [String] {
    flow.signatures.genericParameters(of: declaration).filter { !isPlain($0, of: declaration) }
  }

  /// Whether the parameter of a name that a body casts to is such a one.
  func isPlain(named name: String, around token: Int, in file: Int) -> Bool {
    guard var declaration = flow.declarations.owner(around: token, in: file) else { return false }
    while declaration >= 0 {
      if flow.signatures.genericParameters(of: declaration).contains(name) {
        return isPlain(name, of: declaration) || isGivenPlainTypes(name, of: declaration)
          || isCalledWithPlainTypes(declaration)
      }
      declaration = facts.nominalParent(declaration)
    }
    return false
  }

  /// Whether the type around a token is plain, and whatever inherits from it or conforms to it.
  func isPlain(selfAround token: Int, in file: Int) -> Bool {
    guard let owner = flow.declarations.owner(around: token, in: file) else { return false }
    let isType = facts.symbols.base[Int(owner)].kind.isNominal
    let type = isType ? owner : facts.nominalParent(owner)
    guard type >= 0, facts.isDefined(type) else { return false }
    switch facts.symbols.base[Int(type)].kind {
    case .class, .protocol: return hasPlainTypesAlone(type)
    default: return hasPlainArguments(Heir(type: type, clauseOf: type))
    }
  }

  /// Whether an associated type is declared to be such a one: `associatedtype Row: Storable`.
  func isPlain(associatedType symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.definitionFile >= 0, let text = flow.declarations.text(of: symbol) else {
      return false
    }
    let file = Int(value.definitionFile)
    let source = facts.source(file)
    guard source.matches(text.nameToken + 1, ":") else { return false }
    return (text.nameToken + 2..<max(text.nameToken + 2, text.header.upperBound))
      .contains { bindsToPlainTypes($0, source, file) }
  }

  func isPlain(_ name: String, of declaration: Int32) -> Bool {
    bounds(of: name, in: declaration).contains { token, file in
      bindsToPlainTypes(token, facts.source(file), file)
    }
  }

  /// What a declaration's clauses say that a parameter conforms to or inherits from.
  private func bounds(of name: String, in declaration: Int32) -> [(token: Int, file: Int)] {
    guard let text = flow.declarations.text(of: declaration) else { return [] }
    let file = Int(facts.symbols.base[Int(declaration)].definitionFile)
    let source = facts.source(file)
    let clauses =
      source.typeArguments(in: text.generics)
      + source.parts(ofWhereClause: text.whereClause)
    return clauses.flatMap { clause in
      source.matches(clause.lowerBound + 1, ":") && source.name(at: clause.lowerBound) == name
        ? clause.dropFirst(2).map { ($0, file) } : []
    }
  }

  private func bindsToPlainTypes(_ token: Int, _ source: SourceText, _ file: Int) -> Bool {
    guard source.isIdentifier(token), !source.matches(token + 1, "."),
      let symbol = catalog.typeReference(at: token, in: file)
    else { return false }
    guard let slice = catalog.sliceOf[symbol] else { return hasPlainTypesAlone(symbol) }
    return catalog.slices[slice].needs.contains {
      hasPlainTypesAlone(catalog.providers[$0].symbol)
    }
  }

  /// `Response<T: Codable>: Codable` asks for the answer that is being found: of plain types it makes
  /// plain types. So each is taken for one of plain types until something else says that it is not.
  private func hasPlainTypesAlone(_ bound: Int32) -> Bool {
    if let answer = known[bound] { return answer }
    if assumed.contains(bound) { return true }
    guard assumed.isEmpty else { return hasPlainTypesSoFar(bound) }
    defer { assumed = [] }
    var refuted: Int
    repeat {
      refuted = known.count
      assumed = []
      guard hasPlainTypesSoFar(bound) else { return false }
      // What was found before something was refuted may have been found from that.
    } while known.count > refuted
    known[bound] = true
    return true
  }

  private func hasPlainTypesSoFar(_ bound: Int32) -> Bool {
    assumed.insert(bound)
    let answer = findPlainTypesAlone(bound)
    if !answer { known[bound] = false }
    return answer
  }

  /// `Decodable`, `Encodable`, `Codable`, `Error`, `CodingKey`, and what numbers and texts conform to: of
  /// the types from outside that conform to one, none has arguments that don't.
  private static let ofPlainTypes = ofNumbersAndTexts.union([
    "s:Se", "s:SE", "s:s7Codablea", "s:s5ErrorP", "s:s9CodingKeyP",
  ])

  /// `Numeric`, `SignedNumeric`, `BinaryInteger`, `SignedInteger`, `UnsignedInteger`, `FixedWidthInteger`,
  /// `FloatingPoint`, `BinaryFloatingPoint`, `StringProtocol` and `LosslessStringConvertible`.
  private static let ofNumbersAndTexts: Set = [
    "s:Sj", "s:s13SignedNumericP", "s:Sz", "s:SZ", "s:SU", "s:s17FixedWidthIntegerP", "s:SF",
    "s:SB", "s:Sy", "s:s25LosslessStringConvertibleP",
  ]

  private func findPlainTypesAlone(_ bound: Int32) -> Bool {
    let isClass = facts.symbols.base[Int(bound)].kind == .class
    // `any` of what Objective-C sees conforms to itself.
    guard isListed(bound) || isClass || facts.isDefined(bound) && !facts.usr(bound).hasPrefix("c:")
    else { return false }
    let bounds = isListed(bound) ? Set(heirs.keys.filter { implies($0, bound) }) : [bound]
    var seen = bounds
    var pending = bounds.sorted()
    while let next = pending.popLast() {
      let kind = facts.symbols.base[Int(next)].kind
      guard kind == .protocol || isListed(next) || kind.isNominal else { return false }
      for heir in heirs[next] ?? [] {
        let isProtocol = facts.symbols.base[Int(heir.type)].kind == .protocol
        guard isProtocol || hasPlainArguments(heir) else { return false }
        if seen.insert(heir.type).inserted { pending.append(heir.type) }
      }
    }
    return !isClass || hasPlainArguments(Heir(type: bound, clauseOf: bound))
  }

  /// Whether no `any Slice` is among a type's arguments, nor a root, where it conforms to something: each
  /// is bound to what these don't conform to.
  private func hasPlainArguments(_ heir: Heir) -> Bool {
    var around = heir.type
    while around >= 0 {
      guard facts.isDefined(around), flow.declarations.text(of: around) != nil else { return false }
      for name in flow.signatures.genericParameters(of: around) {
        // In an extension the name may be another's than that of a type around.
        let said = around == heir.type && heir.clauseOf >= 0 && heir.clauseOf != around
        let all = bounds(of: name, in: around) + (said ? bounds(of: name, in: heir.clauseOf) : [])
        guard
          all.contains(where: { isOfPlainTypes($0.token, $0.file) })
            || isGivenPlainTypes(name, of: around)
        else { return false }
      }
      around = facts.nominalParent(around)
    }
    return true
  }

  /// Whether a bound has plain types alone and is nothing that roots are made for.
  private func isOfPlainTypes(_ token: Int, _ file: Int) -> Bool {
    let source = facts.source(file)
    guard source.isIdentifier(token), !source.matches(token + 1, "."),
      let symbol = catalog.typeReference(at: token, in: file),
      catalog.sliceOf[symbol] == nil, catalog.providerOf[symbol] == nil
    else { return false }
    return hasPlainTypesAlone(symbol)
  }

  /// Whether what names one protocol in its clause may conform to the other: whoever is `Codable` is
  /// `Decodable`, who is that may be `Codable`, and a `LocalizedError` is an `Error`.
  private func implies(_ named: Int32, _ bound: Int32) -> Bool {
    guard !facts.isDefined(named), named != bound else { return named == bound }
    let (name, wanted) = (facts.usr(named), facts.usr(bound))
    return Self.codable.isSuperset(of: [name, wanted])
      || Self.ofNumbersAndTexts.isSuperset(of: [name, wanted])
      || wanted == Facts.error && facts.isError(named)
  }

  private static let codable: Set = ["s:Se", "s:SE", "s:s7Codablea"]

  private func isListed(_ bound: Int32) -> Bool {
    !facts.isDefined(bound) && Self.ofPlainTypes.contains(facts.usr(bound))
  }
}
