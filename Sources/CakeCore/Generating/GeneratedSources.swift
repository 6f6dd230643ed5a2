/// What a generated file was made from, in so far as a check can see it without the compiler.
///
/// Comments and bodies are no part of it: a file is out of date when another would be written.
struct GeneratedSources {
  private let program: Program
  private let request: GenerateRequest
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }

  init(_ program: Program, _ request: GenerateRequest) {
    self.program = program
    self.request = request
  }

  /// A number for all of it; empty where what was asked for is gone.
  func digest() -> String {
    guard let slices = try? Selection(program, request).slices() else { return "" }
    var hash = ContentHash()
    for slice in slices { hash.add(catalog.slices[slice].name) }
    let providers = slices.reduce(into: Set<Int>()) { $0.formUnion(catalog.slices[$1].needs) }
      .sorted { catalog.providers[$0].name < catalog.providers[$1].name }
    var types: Set<Int32> = []
    var protocols: Set<Int32> = []
    for provider in providers {
      for symbol in catalog.providers[provider].protocols { protocols.insert(symbol) }
    }
    for name in request.interfaces {
      let parts = name.split(separator: ".").map(String.init)
      protocols.formUnion(
        catalog.facts.definedProtocols().filter {
          Array(facts.path(of: $0).prefix(parts.count)) == parts
        })
    }
    for symbol in protocols { types.formUnion(named(in: symbol)) }
    for type in types {
      if facts.symbols.base[Int(type)].kind == .protocol {
        protocols.formUnion(catalog.inheritedProtocols(type))
      }
    }
    let forwarded =
      request.kind == .forwarding ? Forwarding.present(in: program, except: request.output) : []
    for provider in forwarded.map({ catalog.providers[$0].name }).sorted() { hash.add(provider) }
    if request.kind != .forwarding {
      for symbol in types.subtracting(protocols).sorted(by: order) { addClient(symbol, to: &hash) }
      let existing = ExistingDoubles(
        facts, word: request.isPreview ? "preview" : "unimplemented", output: request.output,
        module: request.target ?? request.output.flatMap { GeneratedPlace.module(of: $0, facts) })
      for line in existing.described(Set(types.map(facts.usr))) { hash.add(line) }
    }
    let answers = answers(to: protocols)
    for symbol in protocols.sorted(by: order) {
      addProtocol(symbol, to: &hash)
      for answer in (answers[symbol] ?? []).map(facts.usr).sorted() { hash.add(answer) }
    }
    return String(hash.text.prefix(16))
  }

  private func order(_ one: Int32, _ other: Int32) -> Bool { facts.usr(one) < facts.usr(other) }

  private func text(of symbol: Int32) -> (source: SourceText, parts: DeclarationText, file: Int)? {
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    guard file >= 0, let parts = program.flow.declarations.text(of: symbol) else { return nil }
    return (facts.source(file), parts, file)
  }

  /// The types that a protocol's requirements name, those behind aliases too.
  private func named(in symbol: Int32) -> Set<Int32> {
    guard let (_, parts, file) = text(of: symbol) else { return [] }
    var found: Set<Int32> = []
    var pending = catalog.typeReferences(in: parts.body, of: file).map(\.symbol)
    while let next = pending.popLast() {
      guard found.insert(next).inserted, facts.symbols.base[Int(next)].kind == .alias,
        let range = catalog.aliasTexts[next]
      else { continue }
      let file = Int(facts.symbols.base[Int(next)].definitionFile)
      pending += catalog.typeReferences(in: range, of: file).map(\.symbol)
    }
    return found
  }

  private func add(_ range: Range<Int>, of source: SourceText, to hash: inout ContentHash) {
    for token in range { hash.add(source.text(at: token)) }
  }

  private func addProtocol(_ symbol: Int32, to hash: inout ContentHash) {
    hash.add(facts.usr(symbol))
    guard let (source, parts, _) = text(of: symbol) else { return }
    add(parts.header, of: source, to: &hash)
    add(parts.body, of: source, to: &hash)
  }

  /// What a protocol's own extensions have by the name of a requirement, which needs no closure then.
  ///
  /// The index notes such an answer only where some type takes it, and the generated file has types.
  private func answers(to protocols: Set<Int32>) -> [Int32: [Int32]] {
    var requirements: [Int32: Set<String>] = [:]
    var extending: [Int32: [Int32]] = [:]
    for number in 0..<Int32(facts.symbols.count) where facts.isDefined(number) {
      let owner = facts.nominalParent(number)
      guard protocols.contains(owner) else { continue }
      if facts.symbols.base[Int(number)].parent == owner {
        requirements[owner, default: []].insert(facts.name(number))
      } else if !isConditional(facts.symbols.base[Int(number)].parent) {
        extending[owner, default: []].append(number)
      }
    }
    return extending.reduce(into: [:]) { found, entry in
      found[entry.key] = entry.value.filter {
        requirements[entry.key]?.contains(facts.name($0)) == true
      }
    }
  }

  /// Whether an extension is for some of the types alone: it answers nothing for sure.
  private func isConditional(_ symbol: Int32) -> Bool {
    program.flow.declarations.text(of: symbol)?.whereClause.isEmpty == false
  }

  /// A type of closures: what they take and give, and how it is made of them.
  private func addClient(_ symbol: Int32, to hash: inout ContentHash) {
    hash.add(facts.usr(symbol))
    for number in 0..<Int32(facts.symbols.count) {
      let value = facts.symbols.base[Int(number)]
      guard value.kind == .instanceProperty || value.kind == .constructor,
        facts.nominalParent(number) == symbol, let (source, parts, _) = text(of: number),
        value.kind == .constructor || parts.header.contains(where: { source.matches($0, "->") })
      else { continue }
      add(parts.header, of: source, to: &hash)
    }
  }
}

extension Facts {
  fileprivate func definedProtocols() -> [Int32] {
    symbols(of: .protocol) { isDefined($0) }
  }
}
