extension Catalog {
  /// Whether a slice is another one or includes it.
  func slice(_ slice: Int, has other: Int) -> Bool {
    var pending = [slice]
    var seen = Set(pending)
    while let next = pending.popLast() {
      if next == other { return true }
      for included in slices[next].includedSlices where seen.insert(included).inserted {
        pending.append(included)
      }
    }
    return false
  }

  /// Finds aliases of compositions and protocols that inherit providers.
  ///
  /// An alias may be made of aliases, in any file, so the search goes on until it finds no more.
  func findSlices(_ patterns: [ProviderPattern]) {
    var parsed: [Int32: ParsedAlias] = [:]
    var order: [Int32] = []
    var known = Set(providerOf.keys)
    var fresh = known
    addProtocolSlices(&known, &fresh)
    let aliases = aliasesByFile()
    while !fresh.isEmpty {
      let new = files(with: fresh).flatMap { aliases[Int32($0)] ?? [] }
        .filter { parsed[$0] == nil }
      fresh = []
      order += new
      for (alias, text) in zip(new, SharedWork.values(of: new, jobs: facts.jobs, parse)) {
        parsed[alias] = text
        aliasTexts[alias] = text?.range
      }
      for alias in order where !known.contains(alias) {
        guard let parse = parsed[alias],
          parse.references.contains(where: known.contains)
        else { continue }
        known.insert(alias)
        fresh.insert(alias)
        add(alias, parse, known, patterns)
      }
    }
    for index in slices.indices where slices[index].isProtocol { readInheritance(index) }
    settleTerms(parsed)
    flatten()
  }

  private struct ParsedAlias {
    var file: Int
    var range: Range<Int>
    /// Nil where it is no composition.
    var terms: [ParsedTerm]?
    /// The types that stand in it.
    var references: [Int32]
  }

  /// A term, and what its name refers to.
  private typealias ParsedTerm = (text: CompositionText.Term, symbol: Int32?)

  /// The program's aliases by the file that defines them, in order.
  private func aliasesByFile() -> [Int32: [Int32]] {
    var found: [Int32: [Int32]] = [:]
    facts.symbolsByKind.forEach(.alias) { number in
      let symbol = facts.symbols.base[Int(number)]
      guard symbol.subkind == 0, symbol.definitionFile >= 0 else { return }
      found[symbol.definitionFile, default: []].append(number)
    }
    return found
  }

  private func parse(_ alias: Int32) -> ParsedAlias? {
    let file = Int(facts.symbols.base[Int(alias)].definitionFile)
    let source = facts.source(file)
    let place = facts.definitionPlace(alias)
    guard let name = source.token(at: place) else { return nil }
    var index = name + 1
    if source.startsWith(index, 60) { index = source.skipAngles(index) }
    guard source.matches(index, "=") else { return nil }
    let start = index + 1
    var end = source.declaration(at: index, .alias).header.upperBound
    if let clause = (start..<end).first(where: { source.matches($0, "where") }) { end = clause }
    let range = start..<max(start, end)
    return ParsedAlias(
      file: file, range: range,
      terms: source.composition(in: range).map { terms(of: $0, in: file) },
      references: typeReferences(in: range, of: file).map(\.symbol))
  }

  /// The types that an alias is a composition of.
  func terms(ofAlias alias: Int32) -> [Int32] {
    guard facts.isDefined(alias) else { return [] }
    return parse(alias)?.terms?.compactMap(\.symbol) ?? []
  }

  private func terms(of composition: CompositionText, in file: Int) -> [ParsedTerm] {
    composition.terms.map { ($0, typeReference(at: $0.name, in: file)) }
  }

  /// Whether a slice's name stands for a value's type, `any HasClock & HasCache`, which nothing can
  /// conform to and no composition can have for a part.
  func isExistential(_ slice: Int) -> Bool {
    let value = slices[slice]
    guard !value.isProtocol else { return false }
    let source = facts.source(value.file)
    let start = value.tokens.first { !source.matches($0, "(") }
    if let start, source.matches(start, "any") { return true }
    return value.terms.count == 1 && value.includedSlices.contains(where: isExistential)
  }

  /// What a type's name means in the end, where it is an alias of one.
  func aliasedType(_ symbol: Int32) -> Int32? {
    var symbol = symbol
    for _ in 0..<8 where facts.symbols.base[Int(symbol)].kind == .alias {
      let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
      guard file >= 0 else { return nil }
      guard let range = text(ofAlias: symbol) else { return nil }
      let next = typeReferences(in: range, of: file).last {
        facts.source(file).anglesAround($0.token) == nil
      }
      guard let next else { return nil }
      symbol = next.symbol
    }
    return symbol
  }

  /// What an alias stands for, as it is written.
  ///
  /// What no slice has to do with was not read before; it is not kept, as several threads may ask.
  func text(ofAlias symbol: Int32) -> Range<Int>? { aliasTexts[symbol] ?? parse(symbol)?.range }

  /// The types that stand in a run of tokens; of an alias and what it expands to, the alias.
  func typeReferences(in range: Range<Int>, of file: Int) -> [(token: Int, symbol: Int32)] {
    let source = facts.source(file)
    var found: [(token: Int, symbol: Int32)] = []
    for token in range where source.isIdentifier(token) {
      if let symbol = typeReference(at: token, in: file) { found.append((token, symbol)) }
    }
    return found
  }

  func typeReference(at token: Int, in file: Int) -> Int32? {
    let record = facts.files[file].record
    var best: Int32?
    for index in facts.occurrences(at: token, in: file) {
      let occurrence = record.occurrences.base[index]
      guard occurrence.roles.contains(.reference) else { continue }
      let symbol = facts.files[file].numbers.base[Int(occurrence.symbol)]
      let kind = facts.symbols.base[Int(symbol)].kind
      if kind == .alias { return symbol }
      if !occurrence.roles.contains(.implicit), kind == .protocol || kind.isNominal {
        best = symbol
      }
    }
    return best
  }

  private func add(
    _ alias: Int32, _ parse: ParsedAlias, _ known: Set<Int32>, _ patterns: [ProviderPattern]
  ) {
    // `Base<any HomeDependencies>` is no composition of what stands between the angle brackets.
    guard let terms = parse.terms,
      terms.contains(where: { $0.symbol.map(known.contains) == true })
    else {
      mentionAliases.insert(alias)
      return
    }
    let name = facts.name(alias)
    if terms.count == 1, patterns.contains(where: { $0.matches(name) }),
      let provider = terms[0].symbol.flatMap({ providerOf[$0] })
    {
      providerOf[alias] = provider
      return
    }
    sliceOf[alias] = slices.count
    slices.append(
      Slice(
        symbol: alias, name: facts.qualifiedName(alias), module: facts.module(alias),
        file: parse.file, isOwn: facts.files[parse.file].isOwn, isProtocol: false,
        place: facts.definitionPlace(alias), tokens: parse.range))
  }

  private func addProtocolSlices(_ known: inout Set<Int32>, _ fresh: inout Set<Int32>) {
    let protocols = facts.symbols(of: .protocol) { facts.isDefined($0) && providerOf[$0] == nil }
    for id in protocols {
      guard inheritedProtocols(id).contains(where: { providerOf[$0] != nil }) else { continue }
      known.insert(id)
      fresh.insert(id)
      let file = Int(facts.symbols.base[Int(id)].definitionFile)
      sliceOf[id] = slices.count
      slices.append(
        Slice(
          symbol: id, name: facts.qualifiedName(id), module: facts.module(id), file: file,
          isOwn: facts.files[file].isOwn, isProtocol: true, place: facts.definitionPlace(id),
          tokens: 0..<0))
    }
  }

  private func readInheritance(_ index: Int) {
    let slice = slices[index]
    let source = facts.source(slice.file)
    guard let name = source.token(at: slice.place) else {
      return
    }
    if let clause = source.inheritanceClause(ofTypeAt: name) { slices[index].tokens = clause }
  }

  /// Says of each term which provider or slice it is, now that all are known.
  private func settleTerms(_ parsed: [Int32: ParsedAlias]) {
    SharedWork.forEach(slices, jobs: facts.jobs) { slice in
      let source = facts.source(slice.file)
      let terms =
        slice.isProtocol
        ? source.arguments(in: slice.tokens.lowerBound - 1, slice.tokens.upperBound)
          .compactMap(source.composition).flatMap { self.terms(of: $0, in: slice.file) }
        : parsed[slice.symbol]?.terms ?? []
      slice.terms = terms.compactMap { term, symbol in
        guard let symbol else { return nil }
        let target: Slice.Term.Target =
          if let provider = providerOf[symbol] {
            .provider(provider)
          } else if let other = sliceOf[symbol] { .slice(other) } else { .other(symbol) }
        let token = source[term.name]
        return Slice.Term(
          target: target,
          place: SourcePlace(
            file: slice.place.file, line: Int(token.line), column: Int(token.column)),
          tokens: term.range)
      }
    }
  }

  private func flatten() {
    SharedWork.forEach(Array(slices.enumerated()), jobs: facts.jobs) { index, slice in
      var needs: Set<Int> = []
      var pending = [index]
      var seen = Set(pending)
      while let next = pending.popLast() {
        let asked = conditions[slices[next].symbol] ?? []
        needs.formUnion(asked.compactMap { providerOf[$0] })
        for other in slices[next].includedSlices + asked.compactMap({ sliceOf[$0] })
        where seen.insert(other).inserted {
          pending.append(other)
        }
        for case .provider(let provider) in slices[next].terms.lazy.map(\.target) {
          needs.insert(provider)
        }
      }
      slice.needs = needs
    }
  }
}
