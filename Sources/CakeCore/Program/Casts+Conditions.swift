/// Conformances that only some values have, and that are found while the program runs.
extension Casts {
  /// The providers that such a conformance asks for: `extension Box: Showing where Value: HasLog`,
  /// with `as? any Showing` somewhere. The library looks for some of its own unasked: `print` for
  /// `CustomStringConvertible`.
  func providersOfConditions() -> Set<Int> {
    var found: Set<Int> = []
    for (symbol, providers) in conditions() where !found.isSuperset(of: providers) {
      let conformed = ancestors(of: symbol)
      if conformed.contains(where: isLookedFor)
        || areCastTo(conformed)
      {
        found.formUnion(providers)
      }
    }
    return found
  }

  /// The providers without which a type is not `Sendable`: errors of that come after type checking.
  func providersOfSendable() -> Set<Int> {
    conditions().filter { condition in
      ancestors(of: condition.extension).contains {
        !facts.isDefined($0) && facts.name($0) == "Sendable"
      }
    }.reduce(into: []) { $0.formUnion($1.providers) }
  }

  /// The first conformance that a generic type has with one argument alone, where that is looked for:
  /// `extension Box: Showing where Value == any Services`.
  func firstConformanceOfOneType() -> Unit.Place? {
    let extensions = program.flow.signatures.all.keys.filter {
      let value = facts.symbols.base[Int($0)]
      return value.kind == .extension && value.definitionFile >= 0
        && facts.files[Int(value.definitionFile)].isOwn
    }
    for symbol in extensions.sorted() {
      guard let text = program.flow.declarations.text(of: symbol) else { continue }
      let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
      let source = facts.source(file)
      let isOfOne =
        text.whereClause.contains(where: source.isSameType)
        || source.startsWith(source.lastName(ofTypeAt: text.nameToken) + 1, 60)
      guard isOfOne else { continue }
      let conformed = ancestors(of: symbol)
      guard conformed.contains(where: isLookedFor) || areCastTo(conformed) else { continue }
      return Unit.Place(file: file, occurrence: -1, token: text.nameToken)
    }
    return nil
  }

  /// What extensions of types ask for, each with the providers.
  private func conditions() -> [(extension: Int32, providers: Set<Int>)] {
    let catalog = program.catalog
    var conditions: [(extension: Int32, providers: Set<Int>)] = []
    for (symbol, signature) in program.flow.signatures.all {
      let value = facts.symbols.base[Int(symbol)]
      guard value.kind == .extension, value.extended >= 0,
        facts.symbols.base[Int(value.extended)].kind != .protocol
      else { continue }
      var providers: Set<Int> = []
      for mention in signature.mentions where mention.position == .constraint {
        switch mention.target {
        case .provider(let provider): providers.insert(provider)
        case .node(let node): providers.formUnion(catalog.needs(of: node))
        case .type: break
        }
      }
      if !providers.isEmpty { conditions.append((symbol, providers)) }
    }
    return conditions
  }

  /// The protocols that an extension conforms to, with those that they inherit.
  private func ancestors(of symbol: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    var pending = (0..<facts.bases.count).map { facts.bases.base[$0] }
      .filter { $0.sub == symbol }.map(\.base)
    while let base = pending.popLast() {
      guard found.insert(base).inserted else { continue }
      pending += program.catalog.bases(of: base).map(\.base)
    }
    return found
  }

  private func areCastTo(_ protocols: Set<Int32>) -> Bool {
    let asked = protocols.filter { !facts.isMarker($0) }
    return program.catalog.references(to: asked).contains { reference in
      facts.token(of: reference.index, in: reference.file)
        .flatMap(facts.source(reference.file).testWord(before:)) != nil
    }
  }

  private func isLookedFor(_ symbol: Int32) -> Bool { facts.isLookedForByLibrary(symbol) }
}

extension Facts {
  /// Protocols that are nothing while a program runs: a cast to `any AnyObject & Sendable` asks for an
  /// object alone.
  func isMarker(_ symbol: Int32) -> Bool {
    !isDefined(symbol) && Self.markers.contains(name(symbol))
  }

  private static let markers: Set = [
    "Sendable", "SendableMetatype", "BitwiseCopyable", "Copyable", "Escapable",
  ]

  /// `Error`, and Foundation's protocols that inherit from it.
  func isError(_ symbol: Int32) -> Bool {
    !isDefined(symbol) && (usr(symbol) == Self.error || Self.errors.contains(name(symbol)))
  }

  static let error = "s:s5ErrorP"
  private static let errors: Set = ["CustomNSError", "LocalizedError", "RecoverableError"]

  /// Protocols that printing, reflecting, describing an error and writing keys ask values for.
  func isLookedForByLibrary(_ symbol: Int32) -> Bool {
    !isDefined(symbol) && Self.lookedFor.contains(name(symbol))
  }

  private static let lookedFor: Set = [
    "CustomStringConvertible", "CustomDebugStringConvertible", "TextOutputStreamable",
    "CustomReflectable", "CustomLeafReflectable", "CustomPlaygroundDisplayConvertible", "Error",
    "LocalizedError", "CustomNSError", "RecoverableError", "CodingKeyRepresentable",
  ]
}
