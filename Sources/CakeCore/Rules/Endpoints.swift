/// What the parts of an endpoint's name can stand for: a provider, its property, a member of that.
struct Endpoints {
  struct Mistake {
    var words: String
    /// The one that is meant.
    var provider: Int
  }

  private let program: Program
  private var facts: Facts { program.facts }
  /// The members of types, extensions' too, and what conforms to or inherits from each type.
  private var members: [Int32: [Int32]] = [:]
  private var derived: [Int32: [Int32]] = [:]
  /// The types of the program by module and name.
  private var types: [String: Int32] = [:]
  private var providers: [String: [Int]] = [:]

  init(_ program: Program) {
    self.program = program
    for symbol in 0..<Int32(facts.symbols.count) {
      let parent = facts.nominalParent(symbol)
      if parent >= 0 { members[parent, default: []].append(symbol) }
      let kind = facts.symbols.base[Int(symbol)].kind
      if facts.isDefined(symbol), kind.isNominal || kind == .protocol {
        types[facts.qualifiedName(symbol)] = symbol
      }
    }
    for index in 0..<facts.bases.count {
      let relation = facts.bases.base[index]
      derived[relation.base, default: []].append(facts.extendedOrSelf(relation.sub))
    }
    for (number, provider) in program.catalog.providers.enumerated() {
      providers[facts.name(provider.symbol), default: []].append(number)
    }
  }

  /// The first part of the name that stands for nothing; nil if none does, or nobody can tell.
  func mistake(in name: String) -> Mistake? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, !parts.contains("") else { return nil }
    guard let found = providers[parts[0]] else { return renamed(parts) }
    let mistakes = found.map { provider in
      words(for: parts[1...], in: program.catalog.providers[provider].symbol).map {
        Mistake(words: $0, provider: provider)
      }
    }
    // Of several providers with one name it can be any.
    return mistakes.contains { $0 == nil } ? nil : mistakes[0]
  }

  /// A provider that is not there, though one other has the property that comes next.
  private func renamed(_ parts: [String]) -> Mistake? {
    let named = program.catalog.providers.indices.filter {
      program.catalog.providers[$0].requirements.contains {
        Self.baseName(facts.name($0)) == parts[1]
      }
    }
    guard named.count == 1, !isDeclared(parts[0]) else { return nil }
    return Mistake(
      words: "there is no '\(parts[0])'; '\(program.shown(provider: named[0]))' has '\(parts[1])'",
      provider: named[0])
  }

  private func isDeclared(_ name: String) -> Bool {
    let bytes = Set(name.utf8.prefix(1))
    return (0..<Int32(facts.symbols.count)).contains {
      facts.mayBegin($0, bytes) && facts.name($0) == name
    }
  }

  /// What is wrong with the rest of a name, read from a type on.
  private func words(for parts: ArraySlice<String>, in type: Int32) -> String? {
    guard let part = parts.first else { return nil }
    guard let members = members(of: type) else { return nil }
    // With labels or without: `makeDetail(repo:)`, `makeDetail`.
    let name = { part.contains("(") ? facts.name($0) : Self.baseName(facts.name($0)) }
    let named = members.filter { name($0) == part }
    guard !named.isEmpty else {
      let known = Set(members.map(name)).sorted()
      let near = nearest(to: part, in: known).map { "; did you mean '\($0)'?" } ?? ""
      return "'\(program.shown(type))' has no '\(part)'\(near)"
    }
    let rest = parts.dropFirst()
    let mistakes = named.map { member in
      self.type(of: member).flatMap { words(for: rest, in: $0) }
    }
    return mistakes.contains { $0 == nil } ? nil : mistakes[0]
  }

  /// All that a value of the type may have, and of a protocol also what conforms to it: a double
  /// can have closures of its own. Nil where a part of it is not known.
  private func members(of type: Int32) -> [Int32]? {
    var pending = [type]
    var seen = Set(pending)
    var found: [Int32] = []
    if facts.symbols.base[Int(type)].kind == .protocol {
      pending += (derived[type] ?? []).filter { seen.insert($0).inserted }
    }
    while let next = pending.popLast() {
      guard facts.isDefined(next) else {
        if program.catalog.isUnknown(next) { return nil }
        continue
      }
      found += members[next] ?? []
      pending += program.catalog.bases(of: next).map(\.base).filter { seen.insert($0).inserted }
    }
    return found
  }

  /// The program's own type of a property; nil for any other, and for a function.
  private func type(of member: Int32) -> Int32? {
    guard var text = Demangler.propertyType(usr: facts.usr(member))?[...] else { return nil }
    while let payload = Demangler.payload(ofOptional: text) { text = payload }
    if text.hasPrefix("any ") { text = text.dropFirst("any ".count) }
    if text.hasSuffix(">"), !text.contains("->") { text = text.prefix { $0 != "<" } }
    return types[String(text)]
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
